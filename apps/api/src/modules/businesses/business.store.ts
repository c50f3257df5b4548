import { nameKey } from '../users/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import {
  BusinessModel,
  type BusinessPageDetails,
  type BusinessRecord,
  type BusinessStatus,
  type VerificationRecord,
} from './business.model.ts';
import { nameTermsOf } from './profile/name-terms.ts';
import { tellChange } from './profile/seller-activity.ts';
import { isSameBusiness, markAfter, verificationOf } from './standing/verification.ts';

type Page = keyof BusinessPageDetails;
type Verification = 'verification' | 'needsConfirmation';
type Ratings = 'ratingAverage' | 'ratingRank' | 'ratingCount' | 'ratingCounts';

/** A business to write: the key of its name is made here, and it has no reviews unless some are given. */
export type NewBusiness = Omit<
  BusinessRecord,
  'nameKey' | 'nameTerms' | 'peopleVersion' | Ratings | Verification | Page
> &
  Partial<Pick<BusinessRecord, Ratings | Verification | Page>>;

/** Writes a business, joining the caller's transaction. Records no event. */
export async function createBusiness(business: NewBusiness): Promise<BusinessRecord> {
  const record: BusinessRecord = {
    ratingAverage: null,
    ratingRank: null,
    ratingCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
    verification: business.isVerified ? verificationOf(business, { taxId: null, by: null }) : null,
    needsConfirmation: false,
    tagline: null,
    hours: [],
    timeZone: null,
    foundedYear: null,
    languages: [],
    ...business,
    nameKey: nameKey(business.name),
    nameTerms: nameTermsOf(business.name),
    peopleVersion: 0,
  };
  await BusinessModel.create([record]);
  return record;
}

/** Whether there is a business with the id, whatever its status. */
export async function hasBusiness(id: string): Promise<boolean> {
  return (await BusinessModel.exists({ _id: id })) !== null;
}

/** The business with the id, whatever its status, or null. Joins the caller's transaction. */
export async function findBusiness(id: string): Promise<BusinessRecord | null> {
  const _id = parseObjectId(id);
  return _id && BusinessModel.findOne({ _id }).lean();
}

/** What may be changed of a business by `changeBusiness`. */
export type BusinessChanges = Partial<
  Omit<BusinessRecord, '_id' | 'nameKey' | 'nameTerms' | 'peopleVersion'>
>;

/**
 * Changes fields of a business and returns it as it is now, or null without one. A changed name or
 * place takes its verified mark away, and what copies something of it follows. Joins the caller's
 * transaction; the event is the caller's.
 */
export async function changeBusiness(
  id: string,
  changesFor: (business: BusinessRecord) => BusinessChanges,
): Promise<BusinessRecord | null> {
  const before = await findBusiness(id);
  if (!before) return null;
  const changes = changesFor(before);
  const key =
    changes.name === undefined
      ? {}
      : { nameKey: nameKey(changes.name), nameTerms: nameTermsOf(changes.name) };
  const after = await BusinessModel.findOneAndUpdate(
    { _id: before._id },
    { $set: { ...changes, ...key, ...markAfter(before, changes) } },
    { returnDocument: 'after' },
  ).lean();
  if (after) await tellChange(before, after);
  return after;
}

/** Changes whether a business takes part; its listings follow. Joins the caller's transaction. */
export async function setBusinessStatus(
  id: string,
  status: BusinessStatus,
): Promise<BusinessRecord | null> {
  return changeBusiness(id, () => ({ status }));
}

/**
 * Notes what the mark of a verified business stood for. It goes when the business took another name
 * or place since. Joins the caller's transaction.
 * @returns whether the mark went.
 */
export async function noteVerification(
  business: BusinessRecord,
  verification: VerificationRecord,
): Promise<boolean> {
  const isLost = !isSameBusiness(business, verification.facts);
  const { _id } = business;
  await BusinessModel.updateOne(
    { _id },
    { $set: { verification, isVerified: !isLost, needsConfirmation: isLost } },
  );
  return isLost;
}

/** Notes the corrected tax id among what was checked of a business. Joins the caller's transaction. */
export async function noteTaxId(businessId: string, taxId: string): Promise<void> {
  await BusinessModel.updateOne(
    { _id: parseObjectId(businessId), verification: { $ne: null } },
    { $set: { 'verification.facts.taxId': taxId } },
  );
}
