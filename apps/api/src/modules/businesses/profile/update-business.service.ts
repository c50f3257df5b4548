import type { LocalizedText } from '@wiki/domain';
import { type UpdateBusiness, updateBusinessSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { BusinessPageDetails, BusinessProfile, BusinessRecord } from '../business.model.ts';
import { changeBusiness, findBusiness } from '../business.store.ts';
import { assertOwnBusinessName, checkListed } from './check-profile.ts';
import { memberIdsOf } from '../people/people.store.ts';
import { assertProfileRevision } from './profile-revision.ts';
import { imagesAfter, showImages } from './profile-images.ts';

/**
 * Changes the profile of a business: its members and administrators. A new name or place takes the
 * verified mark away until an administrator confirms it. Refused with the codes of the
 * input's fields, `NAME_RESERVED`, `NAME_LIKE_LINK`, `INVALID_COUNTRY`, `INVALID_REFERENCE`, `FIELD_REQUIRED` when no language of the
 * description would remain, `CONFLICT` when somebody
 * else changed it since it was read, and `NOT_FOUND` for pictures that are not the caller's.
 */
export async function updateBusiness(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<{ business: BusinessRecord }> {
  const { userId } = signedIn(viewer);
  const given = parseInput(updateBusinessSchema, input);
  const { businessId } = given;
  assertCan(viewer, 'business.edit', { businessId });
  const present = await findBusiness(businessId);
  assertOwnBusinessName(viewer, given.name, present?.name);
  await checkListed(given, present ?? {});
  return inTransaction(async () => {
    const before = await findBusiness(businessId);
    if (!before) throw refuse('NOT_FOUND', 'businessId');
    assertProfileRevision(before, given.revision);
    const images = imagesAfter(before, given);
    await showImages(businessId, userId, images, before);
    const changes = { ...profileAfter(before, given), ...images };
    const business = await changeBusiness(businessId, () => changes);
    if (!business) throw refuse('NOT_FOUND', 'businessId');
    const userIds = await memberIdsOf(businessId);
    const lost = before.isVerified && !business.isVerified;
    const change = lost ? { change: 'verificationLost' as const } : {};
    await recordEvent('business.changed', userId, { businessId, userIds, ...change });
    return { business };
  });
}

/** The fields to write: what was left out stays, lists and links are replaced whole. */
function profileAfter(
  before: BusinessRecord,
  {
    businessId: _id,
    revision: _r,
    tagline,
    description,
    services,
    hours,
    languages,
    links,
    logo: _l,
    cover: _c,
    gallery: _g,
    ...plain
  }: UpdateBusiness,
): Partial<BusinessProfile & BusinessPageDetails> {
  const given = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Partial<BusinessProfile>;
  return {
    ...given,
    ...(description ? { description: descriptionAfter(before.description, description) } : {}),
    ...(tagline === undefined ? {} : { tagline: taglineOf(tagline) }),
    ...(hours === undefined ? {} : { hours: hours ?? [] }),
    ...(languages === undefined ? {} : { languages: [...new Set(languages)] }),
    ...(services === undefined ? {} : { services: servicesAfter(before.services, services) }),
    ...(links === undefined ? {} : { links: linksOf(links ?? {}) }),
  };
}

/** Languages are changed one by one; null takes both away. */
function servicesAfter(
  before: BusinessProfile['services'],
  given: UpdateBusiness['services'],
): BusinessProfile['services'] {
  const { en, es } = given ?? { en: null, es: null };
  return {
    en: en === undefined ? before.en : (en ?? []),
    es: es === undefined ? before.es : (es ?? []),
  };
}

function taglineOf(given: UpdateBusiness['tagline']): LocalizedText | null {
  const { en, es } = given ?? {};
  return en || es ? { ...(en ? { en } : {}), ...(es ? { es } : {}) } : null;
}

/** Languages are changed one by one; at least one remains. */
function descriptionAfter(
  before: LocalizedText,
  given: NonNullable<UpdateBusiness['description']>,
): LocalizedText {
  const en = given.en === undefined ? before.en : given.en;
  const es = given.es === undefined ? before.es : given.es;
  if (!en && !es) throw refuse('FIELD_REQUIRED', 'description');
  return { ...(en ? { en } : {}), ...(es ? { es } : {}) };
}

function linksOf(given: Partial<NonNullable<UpdateBusiness['links']>>): BusinessProfile['links'] {
  const {
    website = null,
    instagram = null,
    whatsapp = null,
    linkedin = null,
    facebook = null,
  } = given;
  return { website, instagram, whatsapp, linkedin, facebook };
}
