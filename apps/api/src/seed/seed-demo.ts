import type { Config } from '../config.ts';
import { hashPassword } from '../modules/accounts/index.ts';
import { type BusinessRecord, hasBusiness } from '../modules/businesses/index.ts';
import { notify } from '../modules/notifications/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { buildBusiness, buildProduct, buildUser } from '../testing/factories.ts';
import { demoBusinesses } from './data/index.ts';
import type { DemoBusiness, DemoProduct } from './data/demo-types.ts';
import { demoOwners } from './data/owners.ts';
import { demoProfiles } from './data/profiles.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
import { day, demoId, hour } from './demo-id.ts';
import { seedApplications } from './seed-applications.ts';

/**
 * Writes the demonstration: businesses, products and one account for each role with its first
 * notifications, dated back from now. Does nothing when it was done before, whatever was changed
 * since then.
 */
export async function seedDemo(config: Config): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const now = Date.now();
  const isNew = await inTransaction(() => writeDemo(passwordHash, now));
  if (!isNew) return;
  await notifyAccounts();
  await seedApplications(config, passwordHash, now);
}

/** Answers whether it wrote anything. */
async function writeDemo(passwordHash: string, now: number): Promise<boolean> {
  const [first] = demoBusinesses;
  if (first && (await hasBusiness(demoId('business', first.key).toHexString()))) return false;
  const sellers = new Map<DemoBusiness, BusinessRecord>();
  for (const [index, business] of demoBusinesses.entries()) {
    sellers.set(business, await seedBusiness(business, new Date(now - (40 + 9 * index) * day)));
  }
  for (const [index, { business, product }] of inListOrder(demoBusinesses).entries()) {
    const seller = sellers.get(business);
    if (!seller) throw new Error(`${business.key} was not written.`);
    await seedProduct(business, product, seller, new Date(now - (2 + 13 * index) * hour));
  }
  for (const [business, { _id, dateCreated }] of sellers) {
    await seedOwner(business, _id.toHexString(), passwordHash, dateCreated);
  }
  for (const [index, account] of demoAccounts.entries()) {
    await seedAccount(account, passwordHash, new Date(now - (30 + 11 * index) * day));
  }
  return true;
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

/** The products, newest first, in rounds over the businesses: neighbours in the list differ. */
function inListOrder(businesses: readonly DemoBusiness[]) {
  return businesses
    .flatMap((business) =>
      business.products.map((product, round) => ({ business, product, round })),
    )
    .toSorted((a, b) => a.round - b.round);
}

function fail(key: string): never {
  throw new Error(`${key} has no profile in the demonstration.`);
}

function seedBusiness(business: DemoBusiness, dateCreated: Date): Promise<BusinessRecord> {
  const { key, palette, products: _products, ...fields } = business;
  const { site, phone, ...profile } = demoProfiles[key] ?? fail(key);
  return buildBusiness({
    ...fields,
    ...profile,
    contactEmail: `hola@${site}.example.com`,
    contactPhone: phone,
    // Paid far ahead: the demonstration stays as it is while it is looked at.
    membership: {
      plan: 'business',
      status: 'active',
      periodStart: dateCreated,
      periodEnd: new Date(Date.now() + 365 * day),
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
    artwork: { seed: key, palette },
    dateCreated,
  });
}

async function seedProduct(
  { key: businessKey, country }: DemoBusiness,
  { key, palette, amountMinor, currency, ...fields }: DemoProduct,
  business: BusinessRecord,
  dateCreated: Date,
): Promise<void> {
  await buildProduct({
    countryOfOrigin: country,
    ...fields,
    _id: demoId('product', businessKey, key),
    price: amountMinor,
    currency: currency ?? 'USD',
    artwork: { seed: `${businessKey}/${key}`, palette },
    business,
    dateCreated,
    dateChanged: dateCreated,
    datePublished: dateCreated,
  });
}

/** Somebody who manages the business, where no account of the demonstration does. */
async function seedOwner(
  { key, city, region, country }: DemoBusiness,
  businessId: string,
  passwordHash: string,
  dateJoined: Date,
): Promise<void> {
  const owner = demoOwners[key];
  if (!owner) return;
  await buildUser({
    ...owner,
    _id: demoId('user', key),
    email: `${key}@example.com`,
    memberType: 'businessAdmin',
    businessId,
    language: 'es',
    city,
    region,
    country,
    passwordHash,
    dateJoined,
    consent: { termsVersion: 1, privacyVersion: 1, acceptedAt: dateJoined },
  });
}

async function seedAccount(
  { key, business, ...fields }: DemoAccount,
  passwordHash: string,
  dateJoined: Date,
): Promise<void> {
  await buildUser({
    ...fields,
    _id: demoId('user', key),
    businessId: business ? demoId('business', business).toHexString() : null,
    passwordHash,
    dateJoined,
    consent: { termsVersion: 1, privacyVersion: 1, acceptedAt: dateJoined },
  });
}
