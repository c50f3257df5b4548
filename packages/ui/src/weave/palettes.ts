import { hues } from '../tokens.ts';

/** The five palettes of the weave. */
export const weavePalettes = ['jade', 'maize', 'clay', 'sky', 'plum'] as const;

export type WeavePalette = (typeof weavePalettes)[number];

/** Colours of one palette. A colour listed twice is picked twice as often. */
export interface PaletteColors {
  /** Seen through the gaps between bands. */
  backdrop: string;
  /** Upright bands. */
  warp: readonly string[];
  /** Lying bands. */
  weft: readonly string[];
}

const { jade, maize, clay, sky, plum } = hues;

export const paletteColors: Readonly<Record<WeavePalette, PaletteColors>> = {
  jade: {
    backdrop: jade[7],
    warp: [jade[7], jade[5], jade[7], maize[5], jade[5], jade[3]],
    weft: [maize[1], jade[3], maize[5], jade[3], maize[1], jade[5]],
  },
  maize: {
    backdrop: maize[8],
    warp: [maize[6], maize[3], jade[6], maize[6], maize[8], maize[3]],
    weft: [maize[3], jade[6], maize[3], maize[0], maize[5], maize[0]],
  },
  clay: {
    backdrop: clay[7],
    warp: [clay[7], maize[5], clay[7], clay[3], maize[5], clay[6]],
    weft: [clay[1], maize[5], clay[1], clay[6], clay[1], clay[3]],
  },
  sky: {
    backdrop: sky[7],
    warp: [sky[6], sky[6], maize[5], sky[3], sky[7], sky[6]],
    weft: [sky[3], maize[5], sky[3], sky[0], sky[6], sky[3]],
  },
  plum: {
    backdrop: plum[7],
    warp: [plum[6], maize[5], plum[7], plum[6], plum[3], plum[6]],
    weft: [plum[3], plum[1], plum[6], plum[1], maize[5], plum[3]],
  },
};
