import { isWritable } from '@wiki/domain';
import { saveApplicationDraftSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { attachFiles, releaseFiles } from '../../files/index.ts';
import { nameTermsOf } from '../../businesses/index.ts';
import { findUser } from '../../users/index.ts';
import { actOnApplication, type Caller } from '../review/act-on-application.ts';
import { emptyForm, filesOf, mergeForm } from './application-form.ts';
import {
  ApplicationModel,
  type ApplicationFormRecord,
  type ApplicationRecord,
} from '../application.model.ts';
import {
  fileUserOf,
  openApplicationOf,
  replaceApplication,
  standingOf,
} from '../application.store.ts';
import { assertMayApply } from './may-apply.ts';
import { illegalTransition } from '../review/move-application.ts';

/**
 * Saves a step of the caller's form; without an application it begins one. Fields left out stay.
 * Refuses with `APPLICATION_OPEN`, `ALREADY_MEMBER`, `EMAIL_NOT_VERIFIED`, `CONFLICT`,
 * `ILLEGAL_TRANSITION` once it was submitted, and field by field; throws `FORBIDDEN` for
 * administrators.
 */
export async function saveApplicationDraft(
  ctx: Caller,
  input: unknown,
): Promise<{ application: ApplicationRecord }> {
  assertCan(ctx.viewer, 'application.begin', null);
  const { applicationId, version, step, form } = parseInput(saveApplicationDraftSchema, input);
  if (!applicationId) return begin(ctx, step, mergeForm(emptyForm, form));
  if (!version) throw refuse('FIELD_REQUIRED', 'version');
  return actOnApplication(
    ctx,
    'application.actAsApplicant',
    { applicationId, version },
    async (application, userId) => {
      if (!isWritable(application.status)) throw illegalTransition(application, 'draft');
      await assertMayApply(ctx);
      const merged = mergeForm(application.form, form);
      const saved = await replaceApplication(application, {
        step,
        form: merged,
        nameTerms: nameTermsOf(merged.businessName ?? ''),
      });
      await keepFiles(saved, application.form);
      await recordEvent('application.changed', userId, { applicationId, userId });
      return saved;
    },
  );
}

/** Begins the caller's application: one open application per person, whoever is first. */
async function begin(
  ctx: Caller,
  step: ApplicationRecord['step'],
  form: ApplicationFormRecord,
): Promise<{ application: ApplicationRecord }> {
  const { userId } = signedIn(ctx.viewer);
  try {
    return await inTransaction(async () => {
      await assertMayApply(ctx);
      if (await openApplicationOf(userId)) throw refuse('APPLICATION_OPEN');
      const user = await findUser(userId);
      const now = new Date();
      const [created] = await ApplicationModel.create([
        {
          _id: new Types.ObjectId(),
          applicantId: userId,
          applicantEmail: user?.email ?? '',
          nameTerms: nameTermsOf(form.businessName ?? ''),
          ...standingOf('draft'),
          form,
          step,
          version: 1,
          dateCreated: now,
          dateChanged: now,
        },
      ]);
      if (!created) throw new Error('The application was not written.');
      const application = created.toObject();
      await keepFiles(application, emptyForm);
      const applicationId = application._id.toHexString();
      await recordEvent('application.changed', userId, { applicationId, userId });
      return { application };
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw refuse('APPLICATION_OPEN');
    throw error;
  }
}

/** Marks the files a form names as used, field by field, and gives back those it no longer names. */
async function keepFiles(
  application: ApplicationRecord,
  before: ApplicationFormRecord,
): Promise<void> {
  const usedBy = fileUserOf(application);
  const [had, has] = [filesOf(before), filesOf(application.form)];
  const isIn = (files: typeof had, { fileId }: { fileId: string }) =>
    files.some((file) => file.fileId === fileId);
  await attachFiles({
    ownerId: application.applicantId,
    files: has
      .filter((file) => !isIn(had, file))
      .map((file) => ({ ...file, field: `form.${file.field}` })),
    usedBy,
  });
  const left = had.filter((file) => !isIn(has, file));
  await releaseFiles(
    usedBy,
    left.map(({ fileId }) => fileId),
  );
}
