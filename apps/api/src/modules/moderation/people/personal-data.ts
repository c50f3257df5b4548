import type { PersonalDataReader } from '../../../module.ts';
import type { UserRecord } from '../../users/index.ts';
import { CaseModel, PersonNoteModel, ReportModel } from '../cases/case.model.ts';

/** What a person reported. What administrators note of people is theirs alone, and not exported. */
export const moderationDataOf: PersonalDataReader = async (userId) => {
  const reports = await ReportModel.find({ reporterId: userId }).sort({ dateReported: 1 }).lean();
  return {
    reports: reports.map(({ kind, subjectId, reason, text, dateReported }) => ({
      kind,
      subjectId,
      reason,
      text,
      dateReported,
    })),
  };
};

/**
 * Forgets somebody: notes of them go, what their cases quote and the reasons given to them go, and their reports count on without
 * their words. Joins the caller's transaction.
 */
export async function erasePerson({ _id }: UserRecord): Promise<void> {
  const userId = _id.toHexString();
  await PersonNoteModel.deleteMany({ userId });
  await CaseModel.updateMany(
    { authorId: userId, 'reason.text': { $type: 'string' } },
    { $set: { 'reason.text': null } },
  );
  await CaseModel.updateMany(
    { authorId: userId, 'steps.reason.text': { $type: 'string' } },
    { $set: { 'steps.$[step].reason.text': null } },
    { arrayFilters: [{ 'step.reason.text': { $type: 'string' } }] },
  );
  await CaseModel.updateMany(
    { authorId: userId },
    { $set: { authorId: null, title: null, text: '' } },
  );
  await ReportModel.updateMany({ reporterId: userId }, { $set: { text: null } });
}
