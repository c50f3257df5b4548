import { buildUser } from '../../testing/factories.ts';
import { demoAskers } from '../data/talk/askers.ts';
import type { DemoBusiness } from '../data/demo-types.ts';
import { demoOwners } from '../data/businesses/owners.ts';
import { demoReviewers } from '../data/reviews/reviewers.ts';
import { type DemoAccount, demoAccounts, demoStaff } from '../demo/demo-accounts.ts';
import { day, demoId } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

type Account = Parameters<typeof buildUser>[0] & { key: string; dateJoined: Date };

/** Writes an account of the demonstration: `{key}@example.com`, with the terms accepted. */
async function seedAccount({ key, dateJoined, ...account }: Account): Promise<void> {
  await buildUser({
    email: `${key}@example.com`,
    language: 'es',
    ...account,
    _id: demoId('user', key),
    dateJoined,
    consent: { termsVersion: 1, privacyVersion: 1, acceptedAt: dateJoined },
  });
}

/** Writes somebody who manages the business, where no account of the demonstration does. */
export async function seedOwner(
  { key, city, region, country }: DemoBusiness,
  passwordHash: string,
  dateJoined: Date,
): Promise<void> {
  const owner = demoOwners[key];
  if (!owner) return;
  const businessId = demoId('business', key).toHexString();
  const place = { city, region, country };
  await seedAccount({
    ...owner,
    ...place,
    key,
    memberType: 'businessAdmin',
    businessId,
    passwordHash,
    dateJoined,
  });
}

/** Writes the accounts to sign in with, and the people who wrote reviews or look around. */
export async function seedAccounts(passwordHash: string, now: number): Promise<void> {
  for (const [index, { business, ...account }] of demoAccounts.entries()) {
    const dateJoined = new Date(now - (430 + 11 * index) * day);
    const businessId = business ? demoId('business', business).toHexString() : null;
    await seedAccount({
      ...(account satisfies Omit<DemoAccount, 'business'>),
      businessId,
      passwordHash,
      dateJoined,
    });
  }
  for (const [index, person] of [...demoReviewers, ...demoAskers].entries()) {
    const dateJoined = new Date(now - (430 + 7 * index) * day);
    await seedAccount({ ...person, passwordHash, dateJoined });
  }
}

/** Writes the administrators who do a part of the work; a demonstration of before gets them too. */
export async function seedStaff(passwordHash: string, now: number): Promise<void> {
  await writeOnce('staff', async () => {
    for (const [index, account] of demoStaff.entries()) {
      await seedAccount({
        ...account,
        passwordHash,
        dateJoined: new Date(now - (210 + 13 * index) * day),
      });
    }
  });
}
