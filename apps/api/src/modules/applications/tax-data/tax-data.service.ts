import { normalizeTaxId, type ReasonGiven } from '@wiki/domain';
import { confirmTaxDataSchema, refuseTaxDataSchema, taxDataSchema } from '@wiki/domain/schemas';
import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { assertCan, can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { perHour } from '../../../kits/resource/index.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { apiError, Refusal, refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { findBusiness, noteTaxId } from '../../businesses/index.ts';
import type { TaxDataChangeKind } from '../application.events.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { findApplication, replaceApplication } from '../application.store.ts';
import { assertComplete } from '../form/check-form.ts';
import {
  TaxDataChangeModel,
  type TaxDataChangeRecord,
  type TaxDataRecord,
  taxFields,
} from './tax-data-change.model.ts';

type Caller = Pick<Context, 'viewer'>;

/** The tax data of a business and what is asked to change. */
export interface TaxDataStateView {
  current: TaxDataRecord;
  pending: TaxDataChangeRecord | null;
}

/** Names of the fields that would differ, in their order. */
export const changedTaxFields = (form: ApplicationRecord['form'], data: TaxDataRecord): string[] =>
  taxFields.filter((field) => !isDeepStrictEqual(form[field], data[field]));

/** The tax data within a form. */
export const taxDataOf = ({ form }: Pick<ApplicationRecord, 'form'>): TaxDataRecord =>
  Object.fromEntries(taxFields.map((field) => [field, form[field]])) as unknown as TaxDataRecord;

/** What waits to be confirmed for an application, or null. */
export const pendingTaxData = (applicationId: string): Promise<TaxDataChangeRecord | null> =>
  TaxDataChangeModel.findOne({ applicationId, status: 'PENDING' }).lean();

/** The application of the business that the caller manages; null for one that came without. */
async function ownApplication({ viewer }: Caller): Promise<ApplicationRecord | null> {
  const { businessId, memberType } = signedIn(viewer);
  if (memberType !== 'businessAdmin' || !businessId) throw apiError('FORBIDDEN');
  const business = await findBusiness(businessId);
  return business?.applicationId ? findApplication(business.applicationId) : null;
}

/** The tax data of the business that the caller manages; null for one that came without an application. */
export async function myTaxData(ctx: Caller): Promise<TaxDataStateView | null> {
  const application = await ownApplication(ctx);
  return application && viewOf(application);
}

const viewOf = async (application: ApplicationRecord): Promise<TaxDataStateView> => ({
  current: taxDataOf(application),
  pending: await pendingTaxData(application._id.toHexString()),
});

/**
 * Asks for other tax data of the business that the caller manages; what waited before is replaced.
 * Nothing changes before an administrator confirms it. Refused field by field like an application,
 * with `NOTHING_CHANGED`, `NOT_FOUND` for a business without tax data and `TOO_MANY_REQUESTS`.
 */
export async function requestTaxData(
  ctx: Caller,
  input: unknown,
): Promise<{ taxData: TaxDataStateView }> {
  const { userId } = signedIn(ctx.viewer);
  const application = await ownApplication(ctx);
  if (!application?.businessId) throw refuse('NOT_FOUND');
  const given = parseInput(taxDataSchema, input);
  await limit('taxData.request', userId, perHour(10));
  const current = taxDataOf(application);
  const data: TaxDataRecord = {
    ...current,
    ...(Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<TaxDataRecord>),
    ...(given.taxId ? { taxId: normalizeTaxId(given.taxId) } : {}),
  };
  if (isDeepStrictEqual(data, current)) throw refuse('NOTHING_CHANGED');
  await assertTaxData({ ...application, form: { ...application.form, ...data } });
  const applicationId = application._id.toHexString();
  const { businessId } = application;
  const change: TaxDataChangeRecord = {
    _id: new Types.ObjectId(),
    applicationId,
    businessId,
    requestedBy: userId,
    status: 'PENDING',
    data,
    dateRequested: new Date(),
    decidedBy: null,
    dateDecided: null,
    reason: null,
  };
  try {
    return await inTransaction(async () => {
      await TaxDataChangeModel.updateMany(
        { applicationId, status: 'PENDING' },
        { $set: { status: 'WITHDRAWN', dateDecided: new Date() } },
      );
      await TaxDataChangeModel.create([change]);
      await record(change, userId, 'requested');
      return { taxData: { current, pending: change } };
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw refuse('CONFLICT');
    throw error;
  }
}

/** Only what is wrong with the tax data: the rest of the form was accepted long ago. */
async function assertTaxData({ form }: ApplicationRecord): Promise<void> {
  const isOurs = (field: string | null | undefined) =>
    taxFields.some((name) => field === name || field?.startsWith(`${name}.`));
  try {
    await assertComplete(form);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.userErrors.filter(({ field }) => isOurs(field));
    if (faults.length > 0) throw new Refusal(faults);
  }
}

/**
 * Takes back what the caller's business asked for. Refused with `NOT_FOUND` for a business without
 * tax data and, when somebody decided on it or nothing was asked for, `ILLEGAL_TRANSITION`.
 */
export async function withdrawTaxData(ctx: Caller): Promise<{ taxData: TaxDataStateView | null }> {
  const { userId } = signedIn(ctx.viewer);
  const application = await ownApplication(ctx);
  if (!application) throw refuse('NOT_FOUND');
  await inTransaction(async () => {
    const taken = await decide(
      { applicationId: application._id.toHexString() },
      'WITHDRAWN',
      userId,
    );
    if (!taken) throw refuse('ILLEGAL_TRANSITION');
    await record(taken, userId, 'withdrawn');
  });
  return { taxData: await viewOf(application) };
}

/**
 * Confirms other tax data: they count from now on, and the billing service is told. Administrators.
 * Refused with `NOT_FOUND` and, when somebody else decided or it was taken back, `ILLEGAL_TRANSITION`.
 */
export async function confirmTaxData(
  ctx: Caller,
  input: unknown,
): Promise<{ application: ApplicationRecord }> {
  const { changeId } = parseInput(confirmTaxDataSchema, input);
  return decideOn(ctx, changeId, 'CONFIRMED', null, async ({ data, businessId }, application) => {
    const after = await replaceApplication(application, {
      form: { ...application.form, ...data },
    });
    if (data.taxId) await noteTaxId(businessId, data.taxId);
    return after;
  });
}

/** Refuses other tax data with a reason that is told. Administrators. Refused like `confirmTaxData`. */
export async function refuseTaxData(
  ctx: Caller,
  input: unknown,
): Promise<{ application: ApplicationRecord }> {
  const { changeId, reason } = parseInput(refuseTaxDataSchema, input);
  return decideOn(ctx, changeId, 'REFUSED', reason, (_change, application) =>
    Promise.resolve(application),
  );
}

async function decideOn(
  { viewer }: Caller,
  changeId: string,
  status: 'CONFIRMED' | 'REFUSED',
  reason: ReasonGiven | null,
  follow: (
    change: TaxDataChangeRecord,
    application: ApplicationRecord,
  ) => Promise<ApplicationRecord>,
): Promise<{ application: ApplicationRecord }> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'application.list', null);
  const _id = parseObjectId(changeId);
  return inTransaction(async () => {
    const known = _id && (await TaxDataChangeModel.findOne({ _id }).lean());
    const application = known && (await findApplication(known.applicationId));
    if (!known || !application || !can(viewer, 'application.administer', application)) {
      throw refuse('NOT_FOUND', 'changeId');
    }
    const decided = await decide({ _id: known._id }, status, userId, reason);
    if (!decided) throw refuse('ILLEGAL_TRANSITION', 'changeId');
    const after = await follow(decided, application);
    await record(decided, userId, status === 'CONFIRMED' ? 'confirmed' : 'refused');
    return { application: after };
  });
}

const decide = (
  which: { _id: Types.ObjectId } | { applicationId: string },
  status: TaxDataChangeRecord['status'],
  decidedBy: string,
  reason: ReasonGiven | null = null,
): Promise<TaxDataChangeRecord | null> =>
  TaxDataChangeModel.findOneAndUpdate(
    { ...which, status: 'PENDING' },
    { $set: { status, decidedBy, dateDecided: new Date(), reason } },
    { returnDocument: 'after' },
  ).lean();

async function record(
  { _id, applicationId, businessId, requestedBy }: TaxDataChangeRecord,
  actorId: string,
  change: TaxDataChangeKind,
): Promise<void> {
  await recordEvent('application.taxDataChanged', actorId, {
    changeId: _id.toHexString(),
    applicationId,
    userId: requestedBy,
    businessId,
    change,
  });
}
