import type { Index } from '../../storage/indexes/index-definition.ts';
import type { SortField } from '../sort.ts';
import { leadingPoints } from './choice.ts';
import type { Intervals } from './intervals.ts';

/** Whether walking the index gives the wanted order, and how. */
export function sortOrder(
  index: Index,
  bounds: Intervals[],
  sort: SortField[],
): { reverse: boolean; merge: boolean } | null {
  if (sort.length === 0 || index.longKeys) return null;
  const points = leadingPoints(bounds);
  const unbounded = bounds[0] === null;
  const fixed = (i: number): boolean => i < points && bounds[i]?.length === 1;
  const wanted = sort.filter((each) => {
    const i = index.fields.findIndex((field) => field.path === each.path);
    return i === -1 || !fixed(i) || index.multikey[i] === true;
  });
  let direction = 0;
  let merge = false;
  let position = 0;
  let usesChoice = false;
  for (const each of wanted) {
    while (index.fields[position]?.path !== each.path) {
      if (position >= points) return null;
      if (!fixed(position)) merge = true;
      position++;
    }
    if (index.multikey[position] === true && !unbounded) return null;
    if (position < points && !fixed(position)) usesChoice = true;
    const field = index.fields[position] as Index['fields'][number];
    const needed = field.direction * each.direction;
    if (direction !== 0 && direction !== needed) return null;
    direction = needed;
    position++;
  }
  if (merge && usesChoice) return null;
  return { reverse: direction === -1, merge };
}
