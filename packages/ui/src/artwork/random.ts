import { type Random, seededRandom } from '../weave/random.ts';

export type { Random };

/** The stream of numbers from 0 up to 1 that a text stands for: the same on every machine. */
export const random = (text: string): Random => seededRandom(text);

/** FNV-1a of a text, as a whole number below 2³². */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
