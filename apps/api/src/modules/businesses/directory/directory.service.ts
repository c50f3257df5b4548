import { businessFilterSchema, type BusinessFilter } from '@wiki/domain/schemas';
import { type QueryFilter, Types } from 'mongoose';
import { assertCan, can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import type { BusinessSort } from '../../../graphql/generated/resolvers.ts';
import { countedPage, type ListPage, ascending, descending } from '../../../kits/resource/index.ts';
import type { PageArguments } from '../../../platform/database/page.ts';
import { taxIdsOf } from '../../../kits/find/index.ts';
import { parseArguments } from '../../../platform/errors/parse-input.ts';
import { type AskedFields, partFinderOf } from '../../../platform/reads/index.ts';
import { businessIdsShowing } from '../../users/index.ts';
import { BusinessModel, type BusinessRecord } from '../business.model.ts';
import { visibleTo } from '../business.policy.ts';
import { askedTermsOf } from '../profile/name-terms.ts';

type Caller = Pick<Context, 'viewer'>;

const orders = {
  NAME: ascending('nameKey'),
  NAME_REVERSED: descending('nameKey'),
  NEWEST: descending('dateCreated'),
  OLDEST: ascending('dateCreated'),
  ENDING: ascending('membership.periodEnd'),
  ENDING_LAST: descending('membership.periodEnd'),
} as const satisfies Record<BusinessSort, object>;

/** Which businesses to list. */
export interface ListBusinesses extends PageArguments {
  /** As the schema's `BusinessFilter`. */
  filter?: unknown;
  sort?: BusinessSort | undefined;
}

/**
 * A page of businesses, by name unless asked otherwise: the active ones, for administrators every
 * state or the one asked for. A search finds them by their name, and where nothing is called so by the
 * people their pages show. Throws `BAD_REQUEST`, `INVALID_CURSOR`, and `FORBIDDEN` to others who
 * ask for a state or another order.
 */
export async function listBusinesses(
  ctx: Pick<Context, 'viewer' | 'config'>,
  { filter, sort = 'NAME', ...page }: ListBusinesses,
  fields: AskedFields = null,
): Promise<ListPage<BusinessRecord>> {
  const asked = parseArguments(businessFilterSchema, filter ?? {});
  const { status, needsConfirmation, membership, membershipEndsWithin } = asked;
  if (status || needsConfirmation || membership || membershipEndsWithin || sort !== 'NAME')
    assertCan(ctx.viewer, 'business.listEveryStatus', null);
  const isAdministered = can(ctx.viewer, 'business.listEveryStatus', null);
  const states = isAdministered ? {} : { status: 'active' as const };
  const filterOf = (searched: QueryFilter<BusinessRecord>): QueryFilter<BusinessRecord> => ({
    ...states,
    ...conditionsOf(asked),
    ...(sort === 'ENDING' || sort === 'ENDING_LAST' ? withAMonth(asked) : {}),
    ...searched,
  });
  const pageOf = (searched: QueryFilter<BusinessRecord>) =>
    countedPage<BusinessRecord>(ctx, {
      list: `businesses:${sort}`,
      model: BusinessModel,
      filter: filterOf(searched),
      order: orders[sort],
      asked: fields,
      ...page,
    });
  if (isAdministered) return pageOf(named(asked.search));
  const byName = wordsIn(asked.search);
  const found = await pageOf(byName);
  if (found.edges.length > 0 || !asked.search) return found;
  // Beyond the last of those that are called so there is nobody else.
  if ((page.after || page.before) && (await BusinessModel.exists(filterOf(byName)))) return found;
  // Nothing is called so: people remember with whom they spoke.
  const ids = await businessIdsShowing(asked.search, mostShowing);
  return ids.length === 0
    ? found
    : pageOf({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
}

/** At most so many businesses are found by the people they show. */
const mostShowing = 50;

/** The business with the id if the viewer may see it, else null. */
export const readBusiness = (
  { viewer }: Caller,
  id: string,
  asked: AskedFields = null,
): Promise<BusinessRecord | null> =>
  partFinderOf(BusinessModel, { among: visibleTo(viewer) })(id, asked);

/** The business the caller works for, in every state, or null. */
export async function readMyBusiness({
  viewer,
  loaders,
}: Pick<Context, 'viewer' | 'loaders'>): Promise<BusinessRecord | null> {
  const { businessId } = signedIn(viewer);
  return businessId ? loaders.businessById.load(businessId) : null;
}

/** The filter as conditions of the query; what was not asked for says nothing. */
function conditionsOf(asked: BusinessFilter): QueryFilter<BusinessRecord> {
  return {
    ...(asked.status ? { status: asked.status } : {}),
    ...(asked.country ? { country: asked.country } : {}),
    ...(asked.region ? { region: asked.region } : {}),
    ...(asked.city ? { city: asked.city } : {}),
    ...(asked.lineOfBusiness ? { lineOfBusiness: asked.lineOfBusiness } : {}),
    ...(asked.isVerified ? { isVerified: true } : {}),
    ...(asked.needsConfirmation ? { needsConfirmation: true } : {}),
    ...(asked.minRating ? { ratingAverage: { $gte: asked.minRating } } : {}),
    ...(asked.membership ? { 'membership.status': asked.membership } : {}),
    ...(asked.membershipEndsWithin ? endingWithin(asked.membershipEndsWithin) : {}),
  };
}

/** Whose paid month ends within so many days. */
const endingWithin = (days: number): QueryFilter<BusinessRecord> => ({
  'membership.status': 'active',
  'membership.periodEnd': { $lt: new Date(Date.now() + days * 86_400_000) },
});

/** Who has a paid month, which an order by its end needs, of those whose month ends as asked. */
const withAMonth = ({ membershipEndsWithin }: BusinessFilter): QueryFilter<BusinessRecord> =>
  membershipEndsWithin ? {} : { 'membership.periodEnd': { $gt: new Date(0) } };

/** Each word begins one of the name's, or is a mistake away from one. */
function wordsIn(search: string | null | undefined): QueryFilter<BusinessRecord> {
  const words = askedTermsOf(search ?? '');
  return words.length > 0 ? { $and: words.map((terms) => ({ nameTerms: { $in: terms } })) } : {};
}

/** By its name, or by the tax id that it was checked with. */
function named(search: string | null | undefined): QueryFilter<BusinessRecord> {
  // Who looks for a tax id types a digit at least.
  const taxIds = /\d/.test(search ?? '') ? taxIdsOf(search ?? '') : [];
  if (taxIds.length === 0) return wordsIn(search);
  return {
    $or: [wordsIn(search), ...taxIds.map((taxId) => ({ 'verification.facts.taxId': taxId }))],
  };
}
