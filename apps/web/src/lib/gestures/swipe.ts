/** How far a finger must travel sideways, in pixels. */
const least = 40;

/** What a movement asks for: the next picture (1), the one before (-1) or none (0). */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < least || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** The place after a step, going round at both ends. */
export const stepped = (index: number, step: number, count: number): number =>
  (index + step + count) % count;
