import { isDoc } from './values.ts';

/** A level takes at least its size, its end, a type and the end of its name. */
const leastBytesOfLevel = 7;

/**
 * Whether documents and arrays lie in one another more than so many levels deep.
 * @param bytes how long the value is as BSON: few bytes need no look.
 */
export function isDeeperThan(value: unknown, levels: number, bytes: number): boolean {
  return bytes >= levels * leastBytesOfLevel && goesDeeper(value, levels);
}

function goesDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && !isDoc(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((each) => goesDeeper(each, levels - 1));
}
