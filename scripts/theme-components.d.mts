/** Components of one area of the theme. */
export interface ComponentGroup {
  readonly title: string;
  readonly components: readonly {
    readonly name: string;
    /** Path in the package: `theme/components/chrome/Footer.tsx`. */
    readonly file: string;
    readonly description: string;
    readonly props: readonly {
      readonly name: string;
      readonly type: string;
      readonly isRequired: boolean;
      readonly description: string;
    }[];
  }[];
}

export function themeComponents(root: string): readonly ComponentGroup[];
