import type { ReasonGiven, ReportReason } from '@wiki/domain';
import { Types } from 'mongoose';
import type { Reportable } from '../../../kits/moderation/index.ts';
import { CaseModel, PersonNoteModel, ReportModel } from './case.model.ts';
import { newCase, stepOf } from './case.store.ts';

// Cases written without the people who reported and decided: for the demonstration. It joins the
// caller's transaction, tells nobody and records no event.

/** A case to insert. */
export interface CaseToInsert {
  dateOpened: Date;
  isHeld?: boolean;
  isHidden?: boolean;
  reports?: readonly { by: string; reason: ReportReason; text?: string; date: Date }[];
  decided?: { status: 'KEPT' | 'REMOVED'; by: string; at: Date; reason: ReasonGiven | null };
}

/** Writes a case about a thing that is there. */
export async function insertCase(
  kind: Reportable,
  subjectId: string,
  { dateOpened, isHeld = false, isHidden = false, reports = [], decided }: CaseToInsert,
): Promise<void> {
  const subject = await kind.find(subjectId);
  if (!subject) throw new Error(`There is no ${kind.kind} ${subjectId}.`);
  const record = newCase(subject, dateOpened);
  const at = (date: Date, step: ReturnType<typeof stepOf>) => ({ ...step, at: date });
  // A server that runs may have opened one for what was held a moment ago: this one says more.
  await CaseModel.deleteOne({ openKey: record.openKey });
  const [last = dateOpened] = reports.map(({ date }) => date).toReversed();
  await CaseModel.create([
    {
      ...record,
      isHeld,
      isHidden,
      reportCount: reports.length,
      weightyCount: reports.length,
      reasons: [...new Set(reports.map(({ reason }) => reason))],
      steps: [
        ...(isHeld ? [at(dateOpened, stepOf('HELD'))] : []),
        ...reports.map(({ by, date }) => at(date, stepOf('REPORTED', { by }))),
        ...(isHidden ? [at(last, stepOf('HIDDEN'))] : []),
        ...(decided
          ? [
              at(
                decided.at,
                stepOf(decided.status === 'KEPT' ? 'KEEP' : 'REMOVE', {
                  by: decided.by,
                  reason: decided.reason,
                }),
              ),
            ]
          : []),
      ],
      ...(decided
        ? {
            status: decided.status,
            openKey: null,
            dateDecided: decided.at,
            decidedBy: decided.by,
            reason: decided.reason,
          }
        : {}),
    },
  ]);
  await ReportModel.create(
    reports.map(({ by, reason, text = null, date }) => ({
      _id: new Types.ObjectId(),
      caseId: record._id.toHexString(),
      kind: kind.kind,
      subjectId,
      reporterId: by,
      reason,
      text,
      evidenceFileId: null,
      dateReported: date,
    })),
    { ordered: true },
  );
}

/** Writes a note of a person. */
export async function insertNote(
  userId: string,
  note: { by: string; text: string; date: Date },
): Promise<void> {
  const { by: byId, text, date: dateCreated } = note;
  await PersonNoteModel.create([{ _id: new Types.ObjectId(), userId, byId, text, dateCreated }]);
}
