import { asWhole } from '../../bson/numbers.ts';
import { typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';

/** The `n` of `$firstN` and its like: a whole number above zero. */
export function countFrom(name: string, value: unknown): number {
  const n = asWhole(value);
  if (n === undefined) {
    throw new CommandError(
      5787902,
      `Value for 'n' of ${name} must be of integral type, but found ${typeName(value)}`,
    );
  }
  if (n > 0) return n;
  throw new CommandError(5787908, `'n' of ${name} must be greater than 0, found ${n}`);
}
