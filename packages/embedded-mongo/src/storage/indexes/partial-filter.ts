import { type Doc, Rank, isDoc, isTruthy, rankOf } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { isOperatorDoc } from '../../query/operators.ts';

const allowed = new Set([
  '$eq',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$in',
  '$type',
  '$exists',
  '$geoWithin',
  '$geoIntersects',
]);

/** Refuses what the filter of a partial index may not ask, as MongoDB does. */
export function checkPartialFilter(filter: Doc): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || key === '$or') {
      for (const each of condition as Doc[]) checkPartialFilter(each);
    } else if (key.startsWith('$') || !isAllowed(condition)) {
      throw new CommandError(
        'CannotCreateIndex',
        `Expression not supported in partial index: ${JSON.stringify({ [key]: condition })}`,
      );
    }
  }
}

function isAllowed(condition: unknown): boolean {
  if (rankOf(condition) === Rank.Regex) return false;
  if (!isDoc(condition) || !isOperatorDoc(condition)) return true;
  return Object.entries(condition).every(
    ([operator, operand]) => allowed.has(operator) && (operator !== '$exists' || isTruthy(operand)),
  );
}
