import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Recorded } from '../../../kits/resource/index.ts';
import type { CaseRecord } from './case.model.ts';
import type { CaseChange } from '../moderation.events.ts';

const followJob = 'follow-moderation-case';

/** The event of a change of a case: ids only. */
export const caseChange = ({ _id, authorId }: CaseRecord, change: CaseChange): Recorded => [
  'moderationCase.changed',
  { caseId: _id.toHexString(), authorId, change },
];

/**
 * Has the change of a case told where the transaction has an event already: that of the thing the
 * case is about. Joins the caller's transaction; the event follows in one of its own.
 */
export async function followCase(
  { _id, version, authorId }: CaseRecord,
  change: CaseChange,
  actorId: string | null = null,
): Promise<void> {
  const caseId = _id.toHexString();
  await enqueueJob({
    type: followJob,
    key: `${followJob}:${caseId}:${version}`,
    payload: { caseId, authorId, change, actorId },
  });
}

/** Records the event that a change of a case could not have in its own transaction. */
export const followCaseHandler: JobHandler = {
  type: followJob,
  maxAttempts: 20,
  async run({ payload: { caseId, authorId, change, actorId } }) {
    await inTransaction(() =>
      recordEvent('moderationCase.changed', actorId === null ? null : String(actorId), {
        caseId: String(caseId),
        authorId: authorId === null ? null : String(authorId),
        change: change as CaseChange,
      }),
    );
  },
};
