import { checksOf, limits } from '@wiki/domain';
import { addApplicationNoteSchema, setDocumentCheckSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { filesOf } from '../form/application-form.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';
import { findApplication } from '../application.store.ts';

/** Drafts are their applicants' alone. */
async function findSubmitted(id: string): Promise<ApplicationRecord | null> {
  const application = await findApplication(id);
  return application?.dateSubmitted ? application : null;
}

/** Changes what administrators keep of an application: neither its state nor its version. */
async function change(
  { _id }: ApplicationRecord,
  kept: Partial<Pick<ApplicationRecord, 'documentChecks' | 'notes'>>,
): Promise<{ application: ApplicationRecord }> {
  const application = await ApplicationModel.findOneAndUpdate(
    { _id },
    { $set: kept },
    { returnDocument: 'after' },
  ).lean();
  if (!application) throw refuse('NOT_FOUND', 'applicationId');
  return { application };
}

/**
 * Notes what was compared of a document of the form as it is now: something that is compared of its
 * kind. What was noted before of something else is only taken back.
 */
export const setDocumentCheck = write({
  input: setDocumentCheckSchema,
  load: { by: 'applicationId', find: findSubmitted },
  mayOn: 'application.administer',
  async act({ viewer, loaded: application, input: { fileId, check, isChecked } }) {
    const files = filesOf(application.form);
    const document = files.find((file) => file.fileId === fileId);
    if (!document) throw refuse('NOT_FOUND', 'fileId');
    if (isChecked && !checksOf(document.field).includes(check)) {
      throw refuse('FIELD_INVALID', 'check');
    }
    // What was compared of documents that were replaced is over.
    const others = application.documentChecks.filter(
      (each) =>
        files.some((file) => file.fileId === each.fileId) &&
        (each.fileId !== fileId || each.check !== check),
    );
    const own = { fileId, check, byId: viewer.userId, date: new Date() };
    return change(application, { documentChecks: isChecked ? [...others, own] : others });
  },
  event: ({ loaded, input: { applicationId, fileId, check, isChecked } }) => [
    'application.documentChecked',
    {
      applicationId,
      userId: loaded.applicantId,
      fileId,
      kind: check,
      change: isChecked ? 'checked' : 'unchecked',
    },
  ],
});

/** Tells the other administrators something of an application; the last hundred stay. */
export const addApplicationNote = write({
  input: addApplicationNoteSchema,
  load: { by: 'applicationId', find: findSubmitted },
  mayOn: 'application.administer',
  async act({ viewer, loaded: application, input: { text } }) {
    const noteId = new Types.ObjectId().toHexString();
    const note = { noteId, authorId: viewer.userId, text, date: new Date() };
    return change(application, {
      notes: [...application.notes, note].slice(-limits.application.notes),
    });
  },
  event: ({ loaded, input: { applicationId } }) => [
    'application.noted',
    { applicationId, userId: loaded.applicantId },
  ],
});
