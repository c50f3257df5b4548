import type { GraphQLResolveInfo } from 'graphql';
import type { QueryFilter, Types } from 'mongoose';
import type { z } from 'zod';
import { assertCan, type FreeAction } from '../../authz/actions.ts';
import { type MaybeViewer, signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import {
  cursorAt,
  type KeysetQuery,
  keysetPage,
  type Order,
} from '../../platform/database/keyset.ts';
import type { Page, PageArguments } from '../../platform/database/page.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import { parseArguments } from '../../platform/errors/parse-input.ts';
import { type AskedFields, askedOfNodes } from '../../platform/reads/index.ts';

/** Up to how many rows a list counts: more would cost too much for a number that nobody needs. */
const countBound = 10_000;

/** A page that also knows how long its list is. */
export interface ListPage<Record> extends Page<Record> {
  /** How many rows the whole list has; null when there are more than `countBound`. */
  totalCount: () => Promise<number | null>;
}

/**
 * Reads a page of a list that needs more than a declaration, and knows how long the list is, counted
 * when somebody asks.
 * @throws as `keysetPage`.
 */
export async function countedPage<Record extends { _id: Types.ObjectId | string }>(
  ctx: Pick<Context, 'config'>,
  query: KeysetQuery<Record>,
): Promise<ListPage<Record>> {
  const totalCount = totalOf(query.model, query.filter);
  return { ...(await keysetPage<Record>(ctx, query)), totalCount };
}

/** How many rows fit a filter, counted when it is asked for; null when there are more than `countBound`. */
export const totalOf =
  <Record>(model: ListedModel<Record>, filter: QueryFilter<Record>) =>
  async (): Promise<number | null> => {
    const count = await reading(model).countDocuments(filter, { limit: countBound + 1 });
    return count > countBound ? null : count;
  };

/** What a list is, declared once. */
export interface ListDefinition<Record extends { _id: Types.ObjectId | string }, Args> {
  /** Its name: cursors are only good for the list, the arguments and the order that gave them. */
  name: string;
  model: ListedModel<Record>;
  /** The action that whoever reads it must be allowed; left out, `visibleTo` decides alone. */
  may?: FreeAction;
  /** Checks the arguments; those that do not fit are answered with `BAD_REQUEST` and their name. */
  args?: z.ZodType<Args>;
  /** The rows that a viewer may see, as a filter of the query: nothing is filtered after it. */
  visibleTo?: (viewer: MaybeViewer, args: Args) => QueryFilter<Record>;
  /** The rows that the arguments ask for. Each combination needs an index that ends in the order. */
  filter?: (args: Args) => QueryFilter<Record>;
  /** The order, or the one that the arguments choose. */
  order: Order<Record> | ((args: Args) => Order<Record>);
  /** Whether its filters hold values of the stored types only: then the driver reads by itself. */
  isTyped?: boolean;
  /** Fields that every row is read with, whatever is asked of it: those that tell its type. */
  always?: readonly (keyof Record & string)[];
}

type Reader = Pick<Context, 'viewer' | 'config'>;

/** A declared list. */
export interface List<Record, Args> {
  /** Answers a field of the schema with a page, whose rows are read as far as the selection needs. */
  resolve: (
    parent: unknown,
    args: Args & PageArguments,
    ctx: Reader,
    info: GraphQLResolveInfo,
  ) => Promise<ListPage<Record>>;
  /**
   * Reads a page, forwards with `first` and `after` or backwards with `last` and `before`.
   * @param asked what is read of each row; the whole of it when left out
   * @throws `FORBIDDEN`, `BAD_REQUEST` and `INVALID_CURSOR`.
   */
  page(ctx: Reader, args: Args & PageArguments, asked?: AskedFields): Promise<ListPage<Record>>;
  /** The cursor of a row of it, for a page that begins in the middle. */
  cursorOf(ctx: Reader, args: Args, row: Record): string;
}

/**
 * Declares a list:
 *
 *     export const disputes = list({
 *       name: 'disputes',
 *       model: DisputeModel,
 *       may: 'review.administer',
 *       filter: ({ status }: { status?: Maybe<DisputeStatus> }) => (status ? { status } : {}),
 *       order: ascending('dateCreated'),
 *     });
 *
 * and gives its resolver, with keyset pages both ways, a full `PageInfo` and a bounded `totalCount`.
 */
export function list<Record extends { _id: Types.ObjectId | string }, Args = object>(
  definition: ListDefinition<Record, Args>,
): List<Record, Args> {
  const { name, model, may, visibleTo, filter, order, always, isTyped } = definition;

  const nameFor = (args: Args) => `${name}:${JSON.stringify(named(args))}`;
  const orderFor = (args: Args) => (typeof order === 'function' ? order(args) : order);

  async function page(
    { viewer, config }: Reader,
    given: Args & PageArguments,
    asked: AskedFields = null,
  ): Promise<ListPage<Record>> {
    if (may) assertCan(viewer, may, null);
    const { first, after, last, before, ...rest } = given;
    const args = (definition.args ? parseArguments(definition.args, rest) : rest) as Args;
    const wanted = allOf([visibleTo?.(viewer, args), filter?.(args)]);
    return countedPage<Record>(
      { config },
      {
        list: nameFor(args),
        model,
        filter: wanted,
        order: orderFor(args),
        first,
        after,
        last,
        before,
        asked,
        always,
        isTyped,
      },
    );
  }

  return {
    page,
    resolve: (_parent, args, ctx, info) => page(ctx, args, askedOfNodes(info)),
    cursorOf: ({ config }, args, row) =>
      cursorAt({ config }, { list: nameFor(args), order: orderFor(args) }, row),
  };
}

/** From the least value to the greatest: the oldest first, `a` before `z`. */
export const ascending = <Field extends string>(field: Field) => ({ field, direction: 1 }) as const;

/** From the greatest value to the least: the newest first. */
export const descending = <Field extends string>(field: Field) =>
  ({ field, direction: -1 }) as const;

/** Only the viewer's own rows. Throws `UNAUTHENTICATED` for visitors. */
export const ownedBy =
  <Field extends string>(field: Field) =>
  (viewer: MaybeViewer) =>
    ({ [field]: signedIn(viewer).userId }) as { [key in Field]: string };

/** One filter of several: flat where no field is in two of them, which is easier to plan. */
function allOf<Record>(filters: readonly (QueryFilter<Record> | undefined)[]): QueryFilter<Record> {
  const given = filters.filter((each) => each !== undefined);
  const fields = given.flatMap((each) => Object.keys(each));
  const isFlat = new Set(fields).size === fields.length;
  return (isFlat ? Object.assign({}, ...given) : { $and: given }) as QueryFilter<Record>;
}

/** Arguments as part of a list's name: those not given do not count, however they are left out. */
const named = (args: unknown): object =>
  Object.fromEntries(
    Object.entries(args as object)
      .filter(([, value]) => value != null)
      .toSorted(([one], [two]) => (one < two ? -1 : 1)),
  );
