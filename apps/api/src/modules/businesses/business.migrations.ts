import { ratingsWith } from '@wiki/domain';
import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { nameKey } from '../users/index.ts';
import { describeInBothLanguages } from '../files/index.ts';
import { nameTermsOf } from './profile/name-terms.ts';
import type { BusinessRecord } from './business.model.ts';

const month = 30 * 24 * 3600 * 1000;

export const businessMigrations: Migration[] = [
  {
    id: '2026-11-21-businesses',
    // Businesses are read by their ids alone so far, which needs no further index.
    up: (db) => ensureCollection(db, 'businesses'),
  },
  {
    id: '2026-11-22-business-directory',
    async up(db) {
      const businesses = db.collection('businesses');
      // The directory is ordered by name, with the id to break ties, and searched by the beginning
      // of the name: the order is also the range. Each index below begins with what a reader chose,
      // so that a page is read from its cursor on and nothing is sorted. What is chosen beyond one
      // index's fields (most ratings and verifications) is passed over while reading in order.
      const byName = { nameKey: 1, _id: 1 } as const;
      // Everybody's directory, also by a search alone, and the verified ones of it.
      await businesses.createIndex({ status: 1, ...byName });
      await businesses.createIndex({ status: 1, isVerified: 1, ...byName });
      // By place: country, then region within it, then city within that.
      await businesses.createIndex({ status: 1, country: 1, ...byName });
      await businesses.createIndex({ status: 1, country: 1, region: 1, ...byName });
      await businesses.createIndex({ status: 1, country: 1, region: 1, city: 1, ...byName });
      // A city or region of which the country was not named.
      await businesses.createIndex({ status: 1, region: 1, ...byName });
      await businesses.createIndex({ status: 1, city: 1, ...byName });
      // By what they do.
      await businesses.createIndex({ status: 1, lineOfBusiness: 1, ...byName });
      // The administrators' list of every state.
      await businesses.createIndex(byName);
      // What the daily work on memberships asks: of a state, the paid month over before a day.
      await businesses.createIndex({ 'membership.status': 1, 'membership.periodEnd': 1 });
      // An application becomes one business, whatever repeats.
      await businesses.createIndex(
        { applicationId: 1 },
        { unique: true, partialFilterExpression: { applicationId: { $type: 'string' } } },
      );
    },
  },
  {
    id: '2026-11-22-business-invitations',
    async up(db) {
      await ensureCollection(db, 'businessInvitations');
      const invitations = db.collection('businessInvitations');
      // One open invitation per address and business, also under parallel ones. Read by business
      // for its people's list.
      await invitations.createIndex(
        { businessId: 1, email: 1 },
        { unique: true, partialFilterExpression: { status: 'open' } },
      );
      // Somebody's invitations, by the address.
      await invitations.createIndex({ email: 1, status: 1 });
    },
  },
  {
    id: '2026-11-22-business-profiles',
    async up(db) {
      // Businesses from before there were profiles and memberships: they keep selling for a month.
      const businesses = db.collection('businesses');
      const now = Date.now();
      for await (const { _id, name } of businesses.find({ nameKey: { $exists: false } })) {
        await businesses.updateOne(
          { _id },
          { $set: { nameKey: nameKey(String(name)), ...bare(now) } },
        );
      }
    },
  },
  {
    id: '2026-11-23-ending-memberships',
    async up(db) {
      // What the clock of memberships asks for page by page: of a state, by the end of the paid
      // month, with the id to break ties, in the place of the index without it.
      const businesses = db.collection('businesses');
      const byEnd = { 'membership.status': 1, 'membership.periodEnd': 1 } as const;
      await businesses.createIndex({ ...byEnd, _id: 1 });
      const shorter = 'membership.status_1_membership.periodEnd_1';
      if (await businesses.indexExists(shorter)) await businesses.dropIndex(shorter);
    },
  },
  {
    id: '2026-11-24-business-ratings',
    async up(db) {
      await db
        .collection('businesses')
        .updateMany(
          { ratingCounts: { $exists: false } },
          { $set: { ratingCounts: [0, 0, 0, 0, 0] } },
        );
    },
  },
  {
    id: '2026-11-24-newest-businesses',
    async up(db) {
      // Who joined last, of those that take part.
      await db.collection('businesses').createIndex({ status: 1, dateCreated: -1, _id: -1 });
    },
  },
  {
    id: '2026-11-27-business-ranks',
    async up(db) {
      const businesses =
        db.collection<Pick<BusinessRecord, '_id' | 'ratingCounts' | 'ratingRank'>>('businesses');
      for await (const { _id, ratingCounts } of businesses.find({
        ratingRank: { $exists: false },
      })) {
        const { ratingRank } = ratingsWith(ratingCounts, {});
        await businesses.updateOne({ _id }, { $set: { ratingRank } });
      }
    },
  },
  {
    id: '2026-11-28-business-confirmation',
    async up(db) {
      // What waits for an administrator to confirm: few of many, in the order of the list.
      await db
        .collection('businesses')
        .createIndex(
          { needsConfirmation: 1, nameKey: 1, _id: 1 },
          { partialFilterExpression: { needsConfirmation: true } },
        );
    },
  },
  {
    id: '2026-12-01-business-name-terms',
    async up(db) {
      // The directory's search by words of names.
      const businesses =
        db.collection<Pick<BusinessRecord, '_id' | 'name' | 'nameTerms'>>('businesses');
      await businesses.createIndex({ nameTerms: 1 });
      for await (const { _id, name } of businesses.find({ nameTerms: { $exists: false } })) {
        await businesses.updateOne({ _id }, { $set: { nameTerms: nameTermsOf(name) } });
      }
    },
  },
  {
    id: '2026-12-06-business-pages',
    async up(db) {
      await db
        .collection('businesses')
        .updateMany(
          { hours: { $exists: false } },
          { $set: { tagline: null, hours: [], timeZone: null } },
        );
      await db
        .collection('users')
        .updateMany({ shownAs: { $exists: false } }, { $set: { shownAs: null } });
    },
  },
  {
    id: '2026-12-06-founding-and-languages',
    async up(db) {
      const businesses = db.collection('businesses');
      await businesses.updateMany(
        { languages: { $exists: false } },
        { $set: { foundedYear: null, languages: [] } },
      );
      // The administrators' list of memberships that stand alike, by name.
      await businesses.createIndex({ 'membership.status': 1, nameKey: 1, _id: 1 });
      // Their search by the tax id that was checked.
      await businesses.createIndex(
        { 'verification.facts.taxId': 1 },
        { partialFilterExpression: { 'verification.facts.taxId': { $type: 'string' } } },
      );
    },
  },
  {
    id: '2026-12-12-businesses-by-date',
    async up(db) {
      // The administrators' list of every state by when they joined, both ways.
      await db.collection('businesses').createIndex({ dateCreated: -1, _id: -1 });
    },
  },
  {
    id: '2026-12-14-notes-on-businesses',
    async up(db) {
      // What the staff noted of a business, the last first.
      await db.collection('businessNotes').createIndex({ businessId: 1, dateCreated: -1, _id: -1 });
    },
  },
  {
    id: '2026-12-14-services-in-both-languages',
    async up(db) {
      // Services were words of no language: they are in that of the description that stands above
      // them, in Spanish where it has both. What is an object already was changed before.
      interface Described {
        description?: { en?: string | null; es?: string | null } | null;
        services?: unknown;
      }
      const businesses = db.collection<Described>('businesses');
      for await (const business of businesses.find({ services: { $not: { $type: 'object' } } })) {
        const { _id, description, services } = business;
        const words: unknown[] = Array.isArray(services) ? services : [];
        const isEnglish = Boolean(description?.en) && !description?.es;
        const inBoth = isEnglish ? { en: words, es: [] } : { en: [], es: words };
        await businesses.updateOne({ _id }, { $set: { services: inBoth } });
      }
    },
  },
  {
    id: '2026-12-14-business-pictures-in-both-languages',
    async up(db) {
      await describeInBothLanguages(db, 'businesses', ['logo', 'cover', 'gallery']);
    },
  },
  {
    id: '2026-12-20-businesses-by-the-end-of-their-month',
    async up(db) {
      // The order of the back office's list, for whom to call.
      await db.collection('businesses').createIndex({ 'membership.periodEnd': 1, _id: 1 });
    },
  },
];

/** The fields of a profile that says nothing but its name, description and place. */
const bare = (now: number) => ({
  services: [],
  address: null,
  contactEmail: null,
  contactPhone: null,
  links: { website: null, instagram: null, whatsapp: null, linkedin: null, facebook: null },
  lineOfBusiness: null,
  size: null,
  logo: null,
  cover: null,
  gallery: [],
  isVerified: true,
  ratingAverage: null,
  ratingCount: 0,
  membership: {
    plan: 'business',
    status: 'active',
    periodStart: new Date(now),
    periodEnd: new Date(now + month),
    graceEnd: null,
    endsAtPeriodEnd: false,
    suspensionReason: null,
  },
  applicationId: null,
  peopleVersion: 0,
});
