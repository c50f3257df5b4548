import {
  applicationTabs,
  type ApplicationStatus,
  hasDoubledDigit,
  openApplicationStatuses,
  payableApplicationStatuses,
} from '@wiki/domain';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { Refusal, refuse } from '../../platform/errors/errors.ts';
import {
  ApplicationModel,
  type ApplicationFormRecord,
  type ApplicationRecord,
} from './application.model.ts';

/** The application with the id, whatever its state, or null. Joins the caller's transaction. */
export async function findApplication(id: string): Promise<ApplicationRecord | null> {
  const _id = parseObjectId(id);
  return _id && ApplicationModel.findOne({ _id }).lean();
}

/** The open application of a person, or null. Joins the caller's transaction. */
export async function openApplicationOf(userId: string): Promise<ApplicationRecord | null> {
  return ApplicationModel.findOne({ applicantId: userId, isOpen: true }).lean();
}

/** How an application is named among those that use files. */
export const fileUserOf = ({ _id }: Pick<ApplicationRecord, '_id'>) =>
  `application:${_id.toHexString()}` as const;

/** What follows from a state, kept beside it for indexes. */
export const standingOf = (status: ApplicationStatus) => ({
  status,
  isOpen: openApplicationStatuses.some((open) => open === status),
  isListed: applicationTabs.all.some((listed) => listed === status),
});

/** What follows from a form, kept beside it for an index. */
export const doubtOf = ({ taxId, country }: ApplicationFormRecord) => ({
  hasDoubtfulTaxId: hasDoubledDigit(taxId ?? '', country ?? ''),
});

/** What may be changed of an application beside its state, its version and its history. */
export type ApplicationChanges = Partial<
  Pick<
    ApplicationRecord,
    | 'form'
    | 'nameTerms'
    | 'step'
    | 'dateSubmitted'
    | 'paymentDueAt'
    | 'dateReminded'
    | 'requestedChanges'
    | 'changesDueAt'
    | 'reviewed'
    | 'reason'
    | 'businessId'
  >
>;

/**
 * Changes an application only while it is as it was read, and returns it as it is now. Joins the
 * caller's transaction.
 * @throws `CONFLICT` with the present application when somebody else changed it meanwhile.
 */
export async function replaceApplication(
  read: ApplicationRecord,
  changes: ApplicationChanges,
  more: Partial<Pick<ApplicationRecord, 'status' | 'isOpen' | 'isListed' | 'history'>> = {},
): Promise<ApplicationRecord> {
  const { _id, version, status } = read;
  const changed = await ApplicationModel.findOneAndUpdate(
    { _id, version, status },
    {
      $set: {
        ...changes,
        ...(changes.form ? doubtOf(changes.form) : {}),
        ...more,
        version: version + 1,
        dateChanged: new Date(),
      },
    },
    { returnDocument: 'after' },
  ).lean();
  if (changed) return changed;
  throw conflict((await findApplication(_id.toHexString())) ?? read);
}

/** The refusal of an act on an older version: the answer carries the application as it is now. */
export function conflict(application: ApplicationRecord): Refusal {
  return new Refusal(refuse('CONFLICT').userErrors, { application });
}

/** Whether administrators may remind of it: a payment or changes are awaited. */
export const isAwaited = ({ status }: Pick<ApplicationRecord, 'status'>): boolean =>
  status === 'changes-requested' || isPayable({ status });

/** Whether a payment is awaited. */
export const isPayable = ({ status }: Pick<ApplicationRecord, 'status'>): boolean =>
  payableApplicationStatuses.some((payable) => payable === status);
