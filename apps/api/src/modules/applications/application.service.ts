import { applicationTabs, type ApplicationStatus, type ApplicationTab, limits } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { assertCan, can } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { PageArguments } from '../../platform/database/page.ts';
import { badArgument } from '../../platform/errors/errors.ts';
import { beginningWith, meetingOneOf, taxIdsOf } from '../../kits/find/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { askedTermsOf } from '../businesses/index.ts';
import { userIdsWithName } from '../users/index.ts';
import type { ApplicationSort } from '../../graphql/generated/resolvers.ts';
import { countedPage, type ListPage, ascending, descending } from '../../kits/resource/index.ts';
import { ApplicationModel, type ApplicationRecord } from './application.model.ts';
import { findApplication } from './application.store.ts';

type Caller = Pick<Context, 'viewer'>;

/** The caller's open application, else their latest; null without any. */
export async function readMyApplication({
  viewer,
  loaders,
}: Pick<Context, 'viewer' | 'loaders'>): Promise<ApplicationRecord | null> {
  return loaders.currentApplicationOf.load(signedIn(viewer).userId);
}

/** An application that the caller may read, or null. */
export async function readApplication(
  { viewer }: Caller,
  id: string,
): Promise<ApplicationRecord | null> {
  const application = await findApplication(id);
  return application && can(viewer, 'application.read', application) ? application : null;
}

/** The application that a business came from, or null. Administrators. */
export async function applicationOfBusiness(
  { viewer }: Caller,
  { businessId }: { businessId: string },
): Promise<ApplicationRecord | null> {
  assertCan(viewer, 'application.list', null);
  const business = await findBusiness(businessId);
  return business?.applicationId ? readApplication({ viewer }, business.applicationId) : null;
}

/** Which applications to list. */
export interface ListApplications extends PageArguments {
  tab: ApplicationTab;
  /** Only this state; one the tab does not hold finds nothing. */
  status?: ApplicationStatus | null | undefined;
  /** As `matching` finds. */
  search?: string | null | undefined;
  /** Only those whose tax id has a digit too many. */
  hasDoubtfulTaxId?: boolean | null | undefined;
  sort?: ApplicationSort | undefined;
}

/**
 * A page of a tab, the latest change first unless asked otherwise. Administrators. Throws `FORBIDDEN`, `BAD_REQUEST` and
 * `INVALID_CURSOR`.
 */
export async function listApplications(
  ctx: Pick<Context, 'viewer' | 'config'>,
  { tab, status, search, hasDoubtfulTaxId, sort = 'CHANGED', ...page }: ListApplications,
): Promise<ListPage<ApplicationRecord>> {
  assertCan(ctx.viewer, 'application.list', null);
  if ((search?.length ?? 0) > limits.search.max)
    throw badArgument('search', `at most ${limits.search.max} characters long`);
  return countedPage<ApplicationRecord>(ctx, {
    list: `applications:${tab}:${status ?? ''}:${search ?? ''}:${hasDoubtfulTaxId ? 'doubtful' : ''}:${sort}`,
    model: ApplicationModel,
    filter: {
      ...inTab(tab, status),
      ...(await matching(search?.trim() ?? '')),
      ...(hasDoubtfulTaxId ? { hasDoubtfulTaxId } : {}),
    },
    order: (sort === 'CHANGED' ? descending : ascending)('dateChanged'),
    ...page,
  });
}

function inTab(
  tab: ApplicationTab,
  status: ApplicationStatus | null | undefined,
): QueryFilter<ApplicationRecord> {
  const states: readonly ApplicationStatus[] = applicationTabs[tab];
  const wanted = status ? states.filter((state) => state === status) : states;
  if (wanted.length === applicationTabs.all.length) return { isListed: true };
  return { status: wanted.length === 1 ? wanted[0] : { $in: [...wanted] } };
}

/**
 * Applications by words of the business's name, or a letter off, by those of the applicant's, the
 * applicant's address or the tax id, written as one likes.
 */
export async function matching(text: string): Promise<QueryFilter<ApplicationRecord>> {
  if (!text) return {};
  const applicants = await userIdsWithName(text, mostApplicants);
  const words = askedTermsOf(text);
  return meetingOneOf<ApplicationRecord>(ApplicationModel, [
    { applicantEmail: beginningWith(text.toLowerCase()) },
    ...(words.length > 0 ? [{ $and: words.map((terms) => ({ nameTerms: { $in: terms } })) }] : []),
    ...taxIdsOf(text).map((taxId) => ({ 'form.taxId': taxId })),
    { applicantId: { $in: applicants } },
  ]);
}

/** Of so many people with a name that was searched the applications are found. */
const mostApplicants = 200;

/** How many applications each tab holds. Administrators. */
export async function countApplications({
  viewer,
}: Caller): Promise<{ tab: ApplicationTab; count: number }[]> {
  assertCan(viewer, 'application.list', null);
  const groups = await ApplicationModel.aggregate<{ _id: ApplicationStatus; count: number }>([
    { $match: { isListed: true } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const countOf = new Map(groups.map(({ _id, count }) => [_id, count]));
  return (Object.keys(applicationTabs) as ApplicationTab[]).map((tab) => ({
    tab,
    count: applicationTabs[tab].reduce((sum, status) => sum + (countOf.get(status) ?? 0), 0),
  }));
}
