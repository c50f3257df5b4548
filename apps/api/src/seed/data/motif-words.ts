import { facadeMotifs, roomMotifs } from './motifs-places.ts';
import { thingMotifs } from './motifs-things.ts';
import { workMotifs } from './motifs-work.ts';

/** Every drawing by its name. */
export const motifs = { ...thingMotifs, ...workMotifs, ...facadeMotifs, ...roomMotifs };

export type MotifName = keyof typeof motifs;
