/**
 * The hues of the design tokens. Each is an export of its own, so that a page loads those that it
 * draws with.
 */

/** Ten steps of a hue, lightest first. */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

export const jade = [
  '#eef8f4',
  '#d3efe4',
  '#a6dfc9',
  '#5cc3a0',
  '#3fbf95',
  '#138a69',
  '#0d7458',
  '#0b5d47',
  '#094b3a',
  '#06352a',
] as const satisfies Shades;

export const maize = [
  '#fff4da',
  '#fcefd2',
  '#f9dfa4',
  '#f5c968',
  '#f2ba4a',
  '#f0ab2e',
  '#d18d12',
  '#a66a08',
  '#8a5a00',
  '#5c3c00',
] as const satisfies Shades;

export const clay = [
  '#fdf1ec',
  '#fbe9d5',
  '#f4c4b1',
  '#e08a63',
  '#d06a48',
  '#c25539',
  '#b5472f',
  '#8f3424',
  '#732a1d',
  '#4f1c13',
] as const satisfies Shades;

export const sky = [
  '#eff5fc',
  '#dbe8f7',
  '#b3d0ee',
  '#7eaedd',
  '#4f88c8',
  '#3772b8',
  '#2b63a8',
  '#1f4a80',
  '#183a66',
  '#10284a',
] as const satisfies Shades;

export const plum = [
  '#f9f0f7',
  '#f3e4f0',
  '#ddb9d6',
  '#c08ab6',
  '#a2659a',
  '#8c4c83',
  '#7b3f73',
  '#56294f',
  '#43203e',
  '#2d152a',
] as const satisfies Shades;

/** Warm neutrals of the light scheme. */
export const gray = [
  '#faf8f4',
  '#f4f0e9',
  '#e6e0d5',
  '#d5cdbf',
  '#b7b0a3',
  '#928d83',
  '#646b66',
  '#4d5550',
  '#333a36',
  '#1c2420',
] as const satisfies Shades;

/** Neutrals of the dark scheme: text first, depth last. */
export const dark = [
  '#eef2ef',
  '#c8d0cb',
  '#a0aaa4',
  '#79837d',
  '#3a433e',
  '#2b322e',
  '#1a1f1c',
  '#121513',
  '#0d100e',
  '#080a09',
] as const satisfies Shades;
