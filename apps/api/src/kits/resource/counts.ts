import type { QueryFilter } from 'mongoose';
import { assertCan, type FreeAction } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';

/** What is counted, by the values of a field. */
export interface CountsDefinition<Record, Field extends keyof Record & string> {
  model: ListedModel<Record>;
  may?: FreeAction;
  by: Field;
  /** Every value: those that nothing has are counted as none. */
  values: readonly Record[Field][];
  /** The rows that a viewer may see; all when left out. */
  visibleTo?: (viewer: MaybeViewer) => QueryFilter<Record>;
}

/** Declares how many rows have each value of a field, as tabs over a list show: `[{ status, count }]`. */
export function counts<Record, Field extends keyof Record & string>({
  model,
  may,
  by,
  values,
  visibleTo,
}: CountsDefinition<Record, Field>) {
  type Count = { [key in Field]: Record[Field] } & { count: number };
  return async ({ viewer }: Pick<Context, 'viewer'>): Promise<Count[]> => {
    if (may) assertCan(viewer, may, null);
    const found = await reading(model).aggregate<{ _id: Record[Field]; count: number }>([
      { $match: visibleTo?.(viewer) ?? {} },
      { $group: { _id: `$${by}`, count: { $sum: 1 } } },
    ]);
    const known = new Map(found.map(({ _id, count }) => [_id, count]));
    return values.map((value) => ({ [by]: value, count: known.get(value) ?? 0 }) as Count);
  };
}
