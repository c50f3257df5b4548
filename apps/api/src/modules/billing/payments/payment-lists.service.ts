import { paymentFilterSchema } from '@wiki/domain/schemas';
import type { QueryFilter } from 'mongoose';
import { assertCan, can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type { PageArguments } from '../../../platform/database/page.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { apiError, Refusal } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import type { PaymentSort } from '../../../graphql/generated/resolvers.ts';
import { beginningWith, meetingOneOf, withEachWord } from '../../../kits/find/index.ts';
import { countedPage, type ListPage, ascending, descending } from '../../../kits/resource/index.ts';
import { businessIdsLike } from '../../businesses/index.ts';
import { nameWordsOf } from '../../users/index.ts';
import { charged } from './amounts.ts';
import { ownPayments } from '../billing.policy.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { day } from './period.ts';
import { countedInBooks } from './surplus.ts';

type Caller = Pick<Context, 'viewer' | 'config'>;

const orders = {
  NEWEST: descending('date'),
  OLDEST: ascending('date'),
  LARGEST: descending('localMinor'),
  SMALLEST: ascending('localMinor'),
} as const satisfies Record<PaymentSort, object>;

/** Which payments to list. */
export interface ListPayments extends PageArguments {
  filter?: unknown;
  sort?: PaymentSort | undefined;
}

/** The payment if the viewer may see it; one they may not see reads like an unknown one. */
export async function readPayment(
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<PaymentRecord | null> {
  const _id = parseObjectId(id);
  const payment = _id && (await PaymentModel.findOne({ _id }).lean());
  return payment && can(viewer, 'billing.read', payment) ? payment : null;
}

/** A page of the caller's payments, newest first. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export function listMyPayments(ctx: Caller, args: ListPayments): Promise<ListPage<PaymentRecord>> {
  return page(ctx, 'my-payments', args, ownPayments(signedIn(ctx.viewer)));
}

/** A page of all payments, newest first unless asked otherwise. Administrators. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export function listPayments(ctx: Caller, args: ListPayments): Promise<ListPage<PaymentRecord>> {
  assertCan(ctx.viewer, 'billing.administer', null);
  return page(ctx, 'payments', args, {});
}

/** What payments come to that count in the books, those of a filter. Administrators. Throws `BAD_REQUEST`. */
export async function sumPayments(
  { viewer }: Caller,
  { filter }: Pick<ListPayments, 'filter'>,
): Promise<ReturnType<typeof charged>> {
  assertCan(viewer, 'billing.administer', null);
  const [sum] = await PaymentModel.aggregate<{ minor: number }>([
    { $match: { $and: [await matchingOrThrow(filter), countedInBooks] } },
    { $group: { _id: null, minor: { $sum: '$localMinor' } } },
  ]);
  return charged(sum?.minor ?? 0);
}

async function page(
  ctx: Caller,
  list: string,
  { filter, sort = 'NEWEST', ...rest }: ListPayments,
  own: QueryFilter<PaymentRecord>,
): Promise<ListPage<PaymentRecord>> {
  return countedPage<PaymentRecord>(ctx, {
    list: `${list}:${sort}`,
    model: PaymentModel,
    filter: { ...own, ...(await matchingOrThrow(filter)) },
    order: orders[sort],
    ...rest,
  });
}

/** A query has no `userErrors`: a filter that does not fit is thrown. */
async function matchingOrThrow(filter: unknown): Promise<QueryFilter<PaymentRecord>> {
  try {
    return await matching(filter);
  } catch (error) {
    if (error instanceof Refusal) throw apiError('BAD_REQUEST', { field: 'filter' });
    throw error;
  }
}

/** Of so many businesses with a name that was searched the payments are found. */
const mostBusinesses = 200;

/**
 * Payments by their invoice, transaction, payer's address, or words of the business's name: as it was
 * called then, or as it is now, or a letter off.
 */
export async function paymentsLike(typed: string): Promise<QueryFilter<PaymentRecord>> {
  const businessIds = await businessIdsLike(typed, mostBusinesses);
  return meetingOneOf<PaymentRecord>(PaymentModel, [
    { invoiceNumber: beginningWith(typed.toUpperCase()) },
    { transactionId: beginningWith(typed) },
    { customerEmail: beginningWith(typed.toLowerCase()) },
    withEachWord('businessWords', nameWordsOf(typed)),
    { businessId: { $in: businessIds } },
  ]);
}

/** The payments a filter lets through. Refuses one that does not fit, field by field. */
export async function matching(filter: unknown): Promise<QueryFilter<PaymentRecord>> {
  const { status, dateFrom, dateUntil, search, surplus, businessId, applicationId } = parseInput(
    paymentFilterSchema,
    filter ?? {},
  );
  return {
    ...(status ? { status } : {}),
    ...(businessId ? { businessId } : {}),
    ...(applicationId ? { applicationId } : {}),
    ...(surplus
      ? { isSurplus: true, 'surplusDecision.kind': surplus === 'OPEN' ? null : surplus }
      : {}),
    ...(dateFrom || dateUntil
      ? {
          date: {
            ...(dateFrom ? { $gte: new Date(dateFrom) } : {}),
            ...(dateUntil ? { $lt: new Date(Date.parse(dateUntil) + day) } : {}),
          },
        }
      : {}),
    ...(search?.trim() ? await paymentsLike(search.trim()) : {}),
  };
}
