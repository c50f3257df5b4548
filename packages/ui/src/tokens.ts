import { clay, dark, gray, jade, maize, sky } from './hues.ts';

/**
 * The design tokens: the only place where a color, size or radius is written down.
 * The CSS variables (`--wiki-*`) are made from them.
 */

/** What a color is for. Parts use these names, never a hue directly. */
export interface SchemeColors {
  /** Behind everything. */
  page: string;
  /** Cards, menus, fields. */
  surface: string;
  /** A surface under the pointer, a quiet fill. */
  sunken: string;
  /** Hairlines between and around things. */
  line: string;
  /** Borders a person must find: fields, checkboxes (3:1 on the surface). */
  lineStrong: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  muted: string;
  /** Filled controls on paper. */
  accent: string;
  accentHover: string;
  /** Text on `accent`. */
  onAccent: string;
  /** Links, selected items, kickers. */
  accentText: string;
  /** Behind a selected item. */
  accentSoft: string;
  /** What the reader wrote themselves, and borders of what is chosen. */
  own: string;
  ownLine: string;
  /** Secondary text on `own`. */
  onOwnMuted: string;
  /** The brand surface of banners, the same in both schemes. */
  brand: string;
  onBrand: string;
  /** Secondary text on the brand surface. */
  onBrandMuted: string;
  /** The one primary action on the brand surface. */
  action: string;
  actionHover: string;
  onAction: string;
  /** Count badges and filled danger. */
  danger: string;
  dangerHover: string;
  onDanger: string;
  /** Error text. */
  dangerText: string;
  dangerSoft: string;
  /** Warnings and stars. */
  warningText: string;
  warningSoft: string;
  infoText: string;
  infoSoft: string;
  /** The chosen half of a two-way switch. */
  inverse: string;
  onInverse: string;
  /** The focus ring (3:1 on page and surface). */
  focus: string;
  /** The two ends of a skeleton's breath. */
  skeleton: string;
  skeletonGlow: string;
  /** Behind dialogs. */
  scrim: string;
  /** The one soft shadow. */
  shadow: string;
}

const bothSchemes = {
  brand: jade[7],
  onBrand: '#f4fbf8',
  onBrandMuted: '#cfe6dd',
  action: maize[5],
  actionHover: '#e49f20',
  onAction: '#2a1d00',
  danger: clay[6],
  dangerHover: clay[7],
  onDanger: '#ffffff',
};

export const lightColors: SchemeColors = {
  ...bothSchemes,
  page: gray[0],
  surface: '#ffffff',
  sunken: gray[1],
  line: gray[2],
  lineStrong: gray[5],
  ink: gray[9],
  muted: gray[6],
  accent: jade[7],
  accentHover: jade[8],
  onAccent: '#ffffff',
  accentText: jade[7],
  accentSoft: jade[0],
  own: jade[1],
  ownLine: jade[2],
  onOwnMuted: gray[7],
  dangerText: '#a63f29',
  dangerSoft: clay[0],
  warningText: '#8a5a00',
  warningSoft: '#fff7e6',
  infoText: sky[6],
  infoSoft: sky[0],
  inverse: gray[9],
  onInverse: gray[0],
  focus: jade[5],
  skeleton: '#eee9e0',
  skeletonGlow: '#f6f3ed',
  scrim: 'rgb(28 36 32 / 45%)',
  shadow: '0 1px 2px rgb(28 36 32 / 4%), 0 6px 20px rgb(28 36 32 / 6%)',
};

export const darkColors: SchemeColors = {
  ...bothSchemes,
  page: dark[7],
  surface: dark[6],
  sunken: '#222825',
  line: dark[5],
  lineStrong: '#6c766f',
  ink: dark[0],
  muted: dark[2],
  accent: jade[4],
  accentHover: '#5fcfaa',
  onAccent: '#06251c',
  accentText: '#6ed3b0',
  accentSoft: '#15241e',
  own: '#173b2f',
  ownLine: '#28543f',
  onOwnMuted: dark[1],
  dangerText: '#f2947b',
  dangerSoft: '#2c1a15',
  warningText: maize[3],
  warningSoft: '#2a2214',
  infoText: '#8fbbe8',
  infoSoft: '#16202b',
  inverse: dark[0],
  onInverse: gray[9],
  focus: jade[4],
  skeleton: '#242a27',
  skeletonGlow: '#2d3430',
  scrim: 'rgb(4 6 5 / 65%)',
  shadow: '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 28%)',
};

/** Sizes of text in CSS pixels at the browser's default size; written out in rem. */
export const fontSizes = {
  xs: 13,
  sm: 14,
  md: 16,
  lg: 17,
  xl: 20,
  title: 26,
  headline: 34,
  display: 46,
} as const;

/** Corner radii in pixels; `full` rounds completely (actions, search). */
export const radii = { sm: 8, md: 14, lg: 22, full: 999 } as const;

/** Gaps in pixels, on the 4/8 grid. */
export const spacing = { xs: 8, sm: 12, md: 16, lg: 24, xl: 32 } as const;

/** Smallest side in pixels of anything that is touched. */
export const touchTarget = 44;

/** Length of the two movements, in milliseconds. Neither plays with reduced motion. */
export const motion = { quick: 100, calm: 180 } as const;

export const fontFamilies = {
  text: '"Figtree", "Figtree More", "Figtree Fallback", system-ui, sans-serif',
  heading: '"Bricolage", "Bricolage More", "Bricolage Fallback", system-ui, sans-serif',
} as const;

/** Widths in em at which the layout changes (360 phone … 1440 desk). */
export const breakpoints = { xs: '30em', sm: '40em', md: '56em', lg: '72em', xl: '88em' } as const;
