import { isWritable } from '@wiki/domain';
import { applicationActionSchema } from '@wiki/domain/schemas';
import { can } from '../../../authz/actions.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { releaseFiles } from '../../files/index.ts';
import { actOnApplication, type Caller, type NamedVersion } from '../review/act-on-application.ts';
import { filesOf } from './application-form.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { fileUserOf, findApplication } from '../application.store.ts';
import { assertComplete } from './check-form.ts';
import { assertMayApply } from './may-apply.ts';
import { assertLegal, moveApplication } from '../review/move-application.ts';

type Result = { application: ApplicationRecord };

/**
 * Submits the caller's draft. Every fault is named at once by its field; comments that asked for
 * changes count as answered. Refuses as `saveApplicationDraft` does.
 */
export async function submitApplication(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  await checkDraft(ctx, named);
  return actOnApplication(ctx, 'application.actAsApplicant', named, async (draft, actorId) => {
    assertLegal(draft, 'submit');
    await assertMayApply(ctx);
    return moveApplication(draft, {
      action: 'submit',
      actorId,
      changes: { dateSubmitted: new Date(), requestedChanges: [], step: 'REVIEW' },
    });
  });
}

/**
 * Checks what is about to be submitted, before the transaction that does it: the form is the same in
 * both because its version is. Whatever cannot be submitted anyway is left to the transaction.
 */
async function checkDraft(ctx: Caller, { applicationId, version }: NamedVersion): Promise<void> {
  const draft = await findApplication(applicationId);
  const isTheirs = draft && can(ctx.viewer, 'application.actAsApplicant', draft);
  if (!isTheirs || draft.version !== version || !isWritable(draft.status)) return;
  await assertMayApply(ctx);
  await assertComplete(draft.form);
}

/**
 * Closes the caller's application while it is a draft or under review. What was written in it stays
 * with its history; its files are given back: nobody decides on them any more.
 */
export async function withdrawApplication(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  return actOnApplication(
    ctx,
    'application.actAsApplicant',
    named,
    async (application, actorId) => {
      const withdrawn = await moveApplication(application, { action: 'withdraw', actorId });
      const files = filesOf(withdrawn.form).map(({ fileId }) => fileId);
      await releaseFiles(fileUserOf(withdrawn), files);
      return withdrawn;
    },
  );
}
