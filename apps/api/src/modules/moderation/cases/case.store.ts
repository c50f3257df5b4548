import { limits, type ReasonGiven, type ReportableKind } from '@wiki/domain';
import { Types } from 'mongoose';
import type { Subject } from '../../../kits/moderation/index.ts';
import { finderOf } from '../../../platform/database/object-id.ts';
import { CaseModel, type CaseAction, type CaseRecord, type CaseStepRecord } from './case.model.ts';

/** The case with the id, or null. Joins the caller's transaction. */
export const findCase = finderOf(CaseModel);

/** How much of a text a case keeps, to be told apart in lists and in a person's history. */
const keptCharacters = 600;

/** What a case keeps of a text. */
export const beginningOf = (text: string): string => text.slice(0, keptCharacters);

/**
 * Changes what the cases about a thing keep of its text, decided ones as well. `isCut` tells that a
 * word may have been cut at its end. Joins the caller's transaction.
 */
export async function quoteAnew(
  kind: ReportableKind,
  subjectId: string,
  quote: (text: string, isCut: boolean) => string,
): Promise<void> {
  const cases = await CaseModel.find({ kind, subjectId }).select({ text: 1 }).lean();
  for (const { _id, text } of cases) {
    const quoted = quote(text, text.length === keptCharacters);
    if (quoted !== text) await CaseModel.updateOne({ _id, text }, { $set: { text: quoted } });
  }
}

export const openKeyOf = (kind: ReportableKind, subjectId: string): string =>
  `${kind}:${subjectId}`;

/** The case that waits about a thing, or null. Joins the caller's transaction. */
export const findOpenCase = (kind: ReportableKind, subjectId: string): Promise<CaseRecord | null> =>
  CaseModel.findOne({ openKey: openKeyOf(kind, subjectId) }).lean<CaseRecord | null>();

export const stepOf = (
  action: CaseAction,
  { by = null, reason = null, until = null }: Partial<Omit<CaseStepRecord, 'action' | 'at'>> = {},
): CaseStepRecord => ({ action, by, at: new Date(), reason, until });

/** What a case about a subject begins with. */
export const newCase = (subject: Subject, dateOpened = new Date()): CaseRecord => ({
  _id: new Types.ObjectId(),
  kind: subject.kind,
  subjectId: subject.id,
  openKey: openKeyOf(subject.kind, subject.id),
  status: 'OPEN',
  isHeld: false,
  isHidden: false,
  reportCount: 0,
  weightyCount: 0,
  reasons: [],
  authorId: subject.authorId,
  businessId: subject.businessId,
  title: subject.title,
  text: beginningOf(subject.text),
  dateOpened,
  dateDecided: null,
  decidedBy: null,
  reason: null,
  claimedBy: null,
  claimedUntil: null,
  steps: [],
  version: 0,
});

/**
 * Changes a case as it was read and returns it as it is now. Joins the caller's transaction; another
 * change at once makes one of the two begin again, and see what the other did.
 */
export async function changeCase(
  { _id }: Pick<CaseRecord, '_id'>,
  changes: Partial<CaseRecord>,
  steps: readonly CaseStepRecord[] = [],
): Promise<CaseRecord> {
  const after = await CaseModel.findOneAndUpdate(
    { _id },
    { $set: changes, $push: { steps: { $each: [...steps] } }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean<CaseRecord | null>();
  if (!after) throw new Error(`Case ${_id.toHexString()} is gone.`);
  return after;
}

/** Who is deciding a case now; null for nobody. */
export const claimantOf = (
  { claimedBy, claimedUntil }: Pick<CaseRecord, 'claimedBy' | 'claimedUntil'>,
  now = new Date(),
): string | null => (claimedUntil !== null && claimedUntil > now ? claimedBy : null);

const undoMilliseconds = limits.report.undoDays * 24 * 3_600_000;

/** Whether a decision can still be taken back. */
export const isUndoable = ({ status, dateDecided }: CaseRecord): boolean =>
  (status === 'KEPT' || status === 'REMOVED' || status === 'EDIT_ASKED') &&
  dateDecided !== null &&
  dateDecided.getTime() + undoMilliseconds > Date.now();

/** Fields of a case that ended. */
export const ended = (
  status: Exclude<CaseRecord['status'], 'OPEN'>,
  decidedBy: string | null,
  reason: ReasonGiven | null,
) => ({
  status,
  openKey: null,
  dateDecided: new Date(),
  decidedBy,
  reason,
  claimedBy: null,
  claimedUntil: null,
});

/** Fields of a case that had ended and waits again. */
export const waitsAgain = ({ kind, subjectId }: CaseRecord) => ({
  status: 'OPEN' as const,
  openKey: openKeyOf(kind, subjectId),
  dateDecided: null,
  decidedBy: null,
  reason: null,
});
