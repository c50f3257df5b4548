import { TaxDataChangeModel } from '../tax-data/tax-data-change.model.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';

/**
 * A person's applications in every state, for the export of their data. Administrators and the
 * platform appear by what they are, not by who they are.
 */
export async function applicationDataOf(userId: string): Promise<Record<string, unknown>> {
  const own = await ApplicationModel.find({ applicantId: userId }).sort({ dateCreated: 1 }).lean();
  const asked = await TaxDataChangeModel.find({ requestedBy: userId })
    .sort({ dateRequested: 1 })
    .lean();
  return {
    applications: own.map((application) => portable(application, userId)),
    taxDataChanges: asked.map(({ data, status, dateRequested, dateDecided, reason }) => ({
      ...data,
      status,
      dateRequested,
      dateDecided,
      reason,
    })),
  };
}

function portable(application: ApplicationRecord, userId: string): Record<string, unknown> {
  const { _id, applicantId: _self, history, ...others } = application;
  const { isOpen: _open, isListed: _listed, documentChecks, notes, ...data } = others;
  const actorOf = (actorId: string | null) =>
    actorId === null ? 'platform' : actorId === userId ? 'applicant' : 'administrator';
  return {
    applicationId: _id.toHexString(),
    ...data,
    // What administrators noted is about the applicant; who did is not.
    documentChecks: documentChecks.map(({ fileId, check, date }) => ({ fileId, check, date })),
    notes: notes.map(({ text, date }) => ({ text, date })),
    history: history.map(({ actorId, ...step }) => ({ ...step, by: actorOf(actorId) })),
  };
}
