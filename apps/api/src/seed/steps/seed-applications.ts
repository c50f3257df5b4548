import {
  type ApplicationStatus,
  colombianListFields,
  normalizeTaxId,
  notApplicable,
  openApplicationStatuses,
} from '@wiki/domain';
import type { Config } from '../../config.ts';
import { type ApplicationFormRecord, findApplication } from '../../modules/applications/index.ts';
import { findUser, type UserRecord } from '../../modules/users/index.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import { buildUser } from '../../testing/factories.ts';
import { type DemoApplication, demoApplications } from '../data/applications.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { joinedOn } from '../demo/demo-months.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';
import { seedPayments } from './seed-payments.ts';

const isOpen = (status: ApplicationStatus): boolean =>
  (openApplicationStatuses as readonly ApplicationStatus[]).includes(status);

/** Writes applications of every state, each with its applicant, documents, history and payments. */
export async function seedApplications(
  config: Config,
  passwordHash: string,
  now: number,
  isMeant: (application: DemoApplication) => boolean,
): Promise<void> {
  for (const application of demoApplications.filter(isMeant)) {
    const { key, status } = application;
    const lastStepAt = lastStepOf(application, now);
    const applicant = await applicantOf(application, passwordHash, lastStepAt);
    const _id = demoId('application', key);
    const known = await findApplication(_id.toHexString());
    const { application: written } = known
      ? { application: known }
      : await buildApplication({
          _id,
          status,
          applicant,
          form: formOf(application),
          administratorId: demoId('user', 'valentina').toHexString(),
          // The documents of those that somebody may still look through.
          ...(isOpen(status) ? { storeIn: config } : {}),
          businessId: status === 'approved' ? applicant.businessId : null,
          lastStepAt,
          ...(application.sentBack ? { sentBack: application.sentBack } : {}),
        });
    await writeOnce(`payments:${key}`, () => seedPayments(config, written, applicant.email ?? ''));
  }
}

/** When it came to where it is: the first month of a member began then. */
function lastStepOf({ key, hoursAgo }: DemoApplication, now: number): Date {
  const account = demoAccounts.find((each) => each.key === key);
  const business = demoBusinesses.find((each) => each.key === account?.business);
  return business ? joinedOn(business, now) : new Date(now - hoursAgo * hour);
}

/** An account of the demonstration, or one made for the application. */
async function applicantOf(
  { key, firstName, lastName, language, phone, city, state, country }: DemoApplication,
  passwordHash: string,
  lastStepAt: Date,
): Promise<UserRecord> {
  const _id = demoId('user', key);
  const known = await findUser(_id.toHexString());
  if (known) return known;
  const dateJoined = new Date(lastStepAt.getTime() - 9 * day);
  return buildUser({
    _id,
    email: `${key}@example.com`,
    firstName,
    lastName,
    language,
    phone,
    city,
    region: state,
    country,
    passwordHash,
    dateJoined,
    consent: { termsVersion: 1, privacyVersion: 1, acceptedAt: dateJoined },
  });
}

/** What this applicant wrote; the rest of the form is filled alike for all of them. */
function formOf({
  key,
  firstName,
  lastName,
  taxId,
  hoursAgo: _hoursAgo,
  status: _status,
  language: _language,
  sentBack: _sentBack,
  ...application
}: DemoApplication): Partial<ApplicationFormRecord> {
  const isColombian = application.country === 'CO';
  return {
    ...application,
    contactFirstName: firstName,
    contactLastName: lastName,
    email: `${key}@example.com`,
    billingEmail: `facturas.${key}@example.com`,
    taxId: normalizeTaxId(taxId),
    referredBy: null,
    website: `https://${key}.example.com`,
    instagram: `@${key}`,
    whatsapp: application.phone,
    linkedin: null,
    facebook: null,
    authorizedUsers: [
      { firstName: 'Julián', lastName: 'Herrera', email: `julian.${key}@example.com` },
    ],
    // The one of the complete form is Marcela herself.
    ...(key === 'marcela' ? {} : { shareholders: [] }),
    ...(isColombian ? {} : notApplicableLists),
  };
}

/** Lists of Colombian law mean nothing elsewhere. */
const notApplicableLists = Object.fromEntries(
  colombianListFields.map((field) => [
    field,
    field === 'taxResponsibilities' ? [notApplicable] : notApplicable,
  ]),
) as Partial<ApplicationFormRecord>;
