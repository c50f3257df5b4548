import type { Config } from '../config.ts';
import { hashPassword } from '../modules/accounts/index.ts';
import { acceptFirstPrices } from '../modules/billing/index.ts';
import { type BusinessRecord, hasBusiness } from '../modules/businesses/index.ts';
import { createListings } from '../modules/listings/index.ts';
import { createBlacklistEntry } from '../modules/moderation/index.ts';
import { notify } from '../modules/notifications/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import { buildBusiness } from '../testing/factories.ts';
import { demoBlacklist, demoBlacklistHits } from './data/talk/blacklist.ts';
import type { DemoBusiness } from './data/demo-types.ts';
import { demoBusinesses } from './data/index.ts';
import { demoProfiles } from './data/businesses/profiles.ts';
import { servicesInEnglish } from './data/listings/services-in-english.ts';
import { demoApplications } from './data/applications.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { insertPictures } from './demo/demo-artwork.ts';
import { faceOf, insertFaces } from './demo/demo-faces.ts';
import { joinedOn, presentMonthOf } from './demo/demo-months.ts';
import { day, demoId, hour } from './demo/demo-id.ts';
import { passwordForDemo } from './demo/demo-password.ts';
import { despitePauses, isWritten, noteWhole, writeOnce } from './once.ts';
import { type DatedOffer, demoOffers, recordOf } from './demo/demo-listings.ts';
import { seedApplications } from './steps/seed-applications.ts';
import { seedAccounts, seedOwner, seedStaff } from './steps/seed-people.ts';
import { seedBusinessQuestions } from './steps/seed-business-questions.ts';
import { seedBusinessPages } from './steps/seed-business-pages.ts';
import { seedConversations } from './steps/seed-conversations.ts';
import { type Attention, planAttention } from './steps/plan-attention.ts';
import { seedQuestionsAndContacts, seedViewsAndSaves } from './steps/seed-engagement.ts';
import { seedForum } from './steps/seed-forum.ts';
import { recountCategories } from '../modules/forum/index.ts';
import { seedNews } from './steps/seed-news.ts';
import { seedPartners } from './steps/seed-partners.ts';
import { seedTalks } from './steps/seed-talks.ts';
import { seedPopularSearches, seedStatistics } from './steps/seed-statistics.ts';
import { seedModeration } from './steps/seed-moderation.ts';
import { seedMonths } from './steps/seed-months.ts';
import { seedFollows, seedNotifications } from './steps/seed-notifications.ts';
import { seedTold } from './steps/seed-told.ts';
import { seedQuestions } from './steps/seed-questions.ts';
import { seedReviews } from './steps/seed-reviews.ts';
import { seedService } from './steps/seed-service.ts';

/**
 * Writes the demonstration: businesses with their listings and one account for each role with its
 * first notifications, dated back from now. Part by part: what was written before, whatever was
 * changed since then, stays as it is, and a run that was interrupted is finished.
 * @returns the password of the accounts, or null when they were there already.
 */
export async function seedDemo(
  config: Config,
  say: (step: string) => void = () => {},
): Promise<string | null> {
  // By a version that kept no notes of the parts.
  if ((await hasFirstBusiness()) && !(await isWritten('businesses'))) return null;
  const areAccountsThere = await isWritten('businesses');
  const password = passwordForDemo(config);
  const passwordHash = await hashPassword(password);
  const now = Date.now();
  await despitePauses(() => writeParts(config, passwordHash, now, say));
  return areAccountsThere ? null : password;
}

/** Every part that is not there yet. */
async function writeParts(
  config: Config,
  passwordHash: string,
  now: number,
  say: (step: string) => void,
): Promise<void> {
  const offers = demoOffers();
  const attention = planAttention(offers, now);
  say('  pictures');
  await insertPictures(config, offers);
  await insertFaces(config);
  say('  businesses and what they offer');
  await writeOnce('businesses', () => writeBusinesses(offers, attention, passwordHash, now));
  say('  people, reviews, discussions, conversations, applications');
  await acceptFirstPrices(true);
  await seedStaff(passwordHash, now);
  await seedBusinessPages();
  await announceBusinesses();
  await notifyAccounts();
  await seedReviews(now);
  await seedQuestionsAndContacts(attention, now);
  await seedBusinessQuestions(now);
  await seedForum(now);
  await seedPartners(config, now);
  await seedNews(config, now);
  await seedModeration(offers, now);
  // What is discussed was written without events.
  await recountCategories();
  await seedConversations(offers, now);
  // Who is a member already has the earlier invoices.
  await seedApplications(config, passwordHash, now, ({ status }) => status === 'approved');
  await seedMonths(config, now);
  await seedApplications(config, passwordHash, now, ({ status }) => status !== 'approved');
  await seedTalks(config, now);
  await seedService(now);
  await seedQuestions(now);
  await seedStatistics(config, now);
  await seedPopularSearches(now);
  await seedFollows(now);
  await seedNotifications(now);
  await seedTold(now);
  await noteWhole();
}

async function hasFirstBusiness(): Promise<boolean> {
  const [first] = demoBusinesses;
  return !!first && hasBusiness(demoId('business', first.key).toHexString());
}

/** The businesses with what they offer and their people. Joins the caller's transaction. */
async function writeBusinesses(
  offers: readonly DatedOffer[],
  attention: readonly Attention[],
  passwordHash: string,
  now: number,
): Promise<void> {
  const sellers = new Map<DemoBusiness, BusinessRecord>();
  for (const business of demoBusinesses) {
    const dateCreated = joinedOn(business, now);
    sellers.set(business, await seedBusiness(business, dateCreated, now));
    await seedOwner(business, passwordHash, dateCreated);
  }
  const attentionOf = new Map(attention.map((each) => [each.offer.id, each]));
  await createListings(
    offers.map((offer) => {
      const seller = sellers.get(offer.seller);
      if (!seller) throw new Error(`${offer.seller.key} was not written.`);
      const { views = [], saves = [] } = attentionOf.get(offer.id) ?? {};
      const counted = { views: views.length, contacts: 0, saves: saves.length, comments: 0 };
      return { ...recordOf(offer, seller, now), engagement: counted };
    }),
  );
  await seedViewsAndSaves(attention);
  await seedAccounts(passwordHash, now);
  await seedBlacklist(now);
}

/** What is not to be written, noted over the last year. */
async function seedBlacklist(now: number): Promise<void> {
  const entries = Object.entries(demoBlacklist).flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind: kind as keyof typeof demoBlacklist, text })),
  );
  for (const [index, { kind, text }] of entries.entries()) {
    const { note = null, hits = 0, lastHitDays } = demoBlacklistHits[text] ?? {};
    await createBlacklistEntry(kind, text, {
      note,
      hits,
      dateLastHit: lastHitDays === undefined ? null : new Date(now - lastHitDays * day),
      dateCreated: new Date(now - (350 - 43 * index) * day - 7 * hour),
    });
  }
}

/** Tells the servers that run, whose search reads what a business offers when the business changes. */
async function announceBusinesses(): Promise<void> {
  const ids = demoBusinesses.map(({ key }) => demoId('business', key).toHexString());
  const announce = (businessId: string) =>
    inTransaction(() => recordEvent('business.changed', null, { businessId, userIds: [] }));
  await Promise.all(ids.map(announce));
}

/** What new accounts are told. Each in a transaction of its own, for it records an event. */
async function notifyAccounts(): Promise<void> {
  for (const { key, firstName: name } of demoAccounts) {
    const userId = demoId('user', key).toHexString();
    for (const type of ['welcome', 'emailVerified'] as const) {
      const params: Record<string, string> = type === 'welcome' ? { name } : {};
      await inTransaction(() => notify({ userId, type, params, cause: `demo:${type}` }));
    }
  }
}

function fail(key: string): never {
  throw new Error(`${key} has no profile in the demonstration.`);
}

function seedBusiness(
  business: DemoBusiness,
  dateCreated: Date,
  now: number,
): Promise<BusinessRecord> {
  const { key, palette, products: _products, ...fields } = business;
  const { site, phone, services, ...profile } = demoProfiles[key] ?? fail(key);
  const month = presentMonthOf(business, now);
  return buildBusiness({
    ...fields,
    ...profile,
    services: { en: services.map((name) => servicesInEnglish[name] ?? name), es: [...services] },
    contactEmail: `hola@${site}.example.com`,
    contactPhone: phone,
    membership: {
      plan: 'business',
      status: 'active',
      periodStart: month.start,
      periodEnd: month.end,
      graceEnd: null,
      endsAtPeriodEnd: false,
      suspensionReason: null,
    },
    links: {
      website: `https://${site}.example.com`,
      instagram: `@${site}`,
      whatsapp: phone,
      linkedin: null,
      facebook: null,
    },
    _id: demoId('business', key),
    applicationId: applicationOf(key),
    artwork: { seed: key, palette },
    ...faceOf(business),
    dateCreated,
  });
}

/** The application that a business came from, where the demonstration has it: that of one of its people. */
function applicationOf(key: string): string | null {
  const people = new Set(
    demoAccounts.filter(({ business }) => business === key).map((account) => account.key),
  );
  const application = demoApplications.find(
    ({ key: applicant, status }) => status === 'approved' && people.has(applicant),
  );
  return application ? demoId('application', application.key).toHexString() : null;
}
