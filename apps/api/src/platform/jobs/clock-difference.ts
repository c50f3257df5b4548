/**
 * How much later another clock is than this one, in milliseconds, when it was read between two moments
 * of this one. As little as these allow: on a busy machine an answer comes late, and the clocks are
 * the same.
 */
export function clockDifference(other: number, before: number, after: number): number {
  if (other < before) return other - before;
  return Math.max(0, other - after);
}
