import * as hues from '../hues.ts';

/** The five palettes of the weave. */
export const weavePalettes = ['jade', 'maize', 'clay', 'sky', 'plum'] as const;

export type WeavePalette = (typeof weavePalettes)[number];

/** Colors of one palette. A color listed twice is picked twice as often. */
export interface PaletteColors {
  /** Seen through the gaps between bands. */
  backdrop: string;
  /** The upright band no picture is without. */
  accent: string;
  /** Upright bands. */
  warp: readonly string[];
  /** Lying bands. */
  weft: readonly string[];
}

const { jade, maize, clay, sky, plum } = hues;

/**
 * Upright bands are mostly the deep tones and lying bands mostly the light ones, so that the
 * crossings stay readable; maize runs both ways, as the accent.
 */
export const paletteColors: Readonly<Record<WeavePalette, PaletteColors>> = {
  jade: {
    backdrop: jade[7],
    accent: maize[5],
    warp: [jade[7], jade[5], jade[7], jade[5], maize[5], jade[6]],
    weft: [maize[1], jade[3], jade[3], maize[1], jade[3], maize[5]],
  },
  maize: {
    backdrop: maize[8],
    accent: jade[6],
    warp: [maize[6], maize[8], maize[6], jade[6], maize[6], maize[8]],
    weft: [maize[3], maize[0], maize[3], jade[6], maize[3], maize[5]],
  },
  clay: {
    backdrop: clay[7],
    accent: maize[5],
    warp: [clay[7], clay[6], clay[7], clay[6], maize[5], clay[7]],
    weft: [clay[1], clay[3], clay[1], maize[5], clay[1], clay[3]],
  },
  sky: {
    backdrop: sky[7],
    accent: maize[5],
    warp: [sky[6], sky[7], sky[6], sky[5], maize[5], sky[6]],
    weft: [sky[3], sky[0], sky[3], maize[5], sky[3], sky[2]],
  },
  plum: {
    backdrop: plum[7],
    accent: maize[5],
    warp: [plum[6], plum[7], plum[6], plum[5], maize[5], plum[6]],
    weft: [plum[3], plum[1], plum[3], maize[5], plum[2], plum[3]],
  },
};
