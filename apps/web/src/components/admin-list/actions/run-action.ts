import type { FieldValues } from 'react-hook-form';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import type { ListAction } from '../list-types.ts';

/** What became of an act on one row. */
export interface RowResult<Row> {
  row: Row;
  /** Why it was refused, as codes; empty when it was done. */
  refused: readonly RefusedInput[];
}

/** Acts on rows one after the other: one that is refused keeps none of the others from it. */
export async function runAction<Row>(
  act: ListAction<Row>['run'],
  rows: readonly Row[],
  values: FieldValues,
  onProgress?: (done: number) => void,
): Promise<RowResult<Row>[]> {
  const results: RowResult<Row>[] = [];
  for (const row of rows) {
    const refused = await act(row, values).catch((error: unknown) => [{ code: failureOf(error) }]);
    results.push({ row, refused });
    onProgress?.(results.length);
  }
  return results;
}

/** The rows it was done to. */
export const doneIn = <Row>(results: readonly RowResult<Row>[]): Row[] =>
  results.filter(({ refused }) => refused.length === 0).map(({ row }) => row);
