import type { Diagnostic, Place, Severity } from '../../diagnostics/diagnostic.js';
import type { DescriptionLinks } from '../description-links.js';

/** What the site reports about links. */
export interface LinkPolicyOptions {
  /** Severity of broken links; undefined: not reported. */
  readonly brokenLinks: Severity | undefined;
  readonly brokenAnchors: Severity | undefined;
  /**
   * Returns the link options of the API description that a file belongs to; such links are often relative to another
   * site.
   */
  readonly descriptionOf: (file: string) => DescriptionLinks | undefined;
}

/** Decides how severe a broken link is: by the site's options, or by those of the API description that contains it. */
export class LinkPolicy {
  readonly #options: LinkPolicyOptions;

  constructor(options: LinkPolicyOptions) {
    this.#options = options;
  }

  /** Returns undefined for links that are not reported. */
  severity(kind: 'brokenLinks' | 'brokenAnchors', place: Place | undefined): Severity | undefined {
    const description = this.descriptionAt(place);
    return description ? description.broken : this.#options[kind];
  }

  descriptionAt(place: Place | undefined): DescriptionLinks | undefined {
    return place && this.#options.descriptionOf(place.file);
  }

  /** Whether a diagnostic is about the text of an API description. */
  isInDescription({ place }: Diagnostic): boolean {
    return this.descriptionAt(place) !== undefined;
  }

  /** Returns a policy that reports nothing and resolves the same. */
  silent(): LinkPolicy {
    return new LinkPolicy({
      brokenLinks: undefined,
      brokenAnchors: undefined,
      descriptionOf: (file) => {
        const description = this.#options.descriptionOf(file);
        return description && { ...description, broken: undefined };
      },
    });
  }
}
