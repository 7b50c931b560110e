/** A few words beside a name, in a signal colour. */
export interface TextBadge {
  readonly text: string;
  readonly kind: BadgeKind;
}

export type BadgeKind = 'success' | 'danger' | 'warning' | 'info' | 'neutral';

const kinds: Readonly<Record<string, BadgeKind>> = {
  green: 'success',
  success: 'success',
  tip: 'success',
  red: 'danger',
  danger: 'danger',
  error: 'danger',
  destructive: 'danger',
  yellow: 'warning',
  orange: 'warning',
  amber: 'warning',
  warning: 'warning',
  caution: 'warning',
  blue: 'info',
  info: 'info',
  note: 'info',
  purple: 'info',
  primary: 'info',
  gray: 'neutral',
  grey: 'neutral',
  neutral: 'neutral',
};

/** Whether a colour, or a variant, has a kind of badge. */
export function isBadgeColor(color: string): boolean {
  return Object.hasOwn(kinds, color.toLowerCase());
}

/** Returns the kind of badge for a colour, or for a variant as other tools name it. */
export function badgeKind(color: string | undefined): BadgeKind {
  return kinds[color?.toLowerCase() ?? ''] ?? 'neutral';
}

/** Reads `Beta`, or `{ text: Beta, color: green }`. */
export function readBadge(
  written: string | { readonly text: string; readonly color?: string | undefined },
): TextBadge {
  if (typeof written === 'string') return { text: written, kind: 'neutral' };
  return { text: written.text, kind: badgeKind(written.color) };
}
