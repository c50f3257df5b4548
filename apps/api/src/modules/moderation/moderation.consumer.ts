import type { CaseStatus } from '@wiki/domain';
import { reportableOf } from '../../kits/moderation/index.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import { type CaseAction, type CaseRecord, ReportModel } from './cases/case.model.ts';
import { findCase } from './cases/case.store.ts';

/** What a case that is so tells those who reported. */
const outcomes: Readonly<Record<CaseStatus, NotificationType>> = {
  OPEN: 'reportReopened',
  KEPT: 'reportKept',
  EDIT_ASKED: 'reportUpheld',
  REMOVED: 'reportUpheld',
  WITHDRAWN: 'reportWithdrawn',
};

/** What ends a case, or begins it again. */
const decisions: ReadonlySet<CaseAction> = new Set([
  'KEEP',
  'ASK_EDIT',
  'REMOVE',
  'WITHDRAWN',
  'UNDONE',
]);

/**
 * Tells administrators of a new case, and those who reported what became of it: as it stands when
 * this is told, once for each time it was decided, so that what comes late or twice tells nothing else.
 */
export const moderationConsumer: EventConsumer = {
  name: 'moderation',
  startsNow: true,
  types: ['moderationCase.changed'],
  subject: ({ data }) => (data as EventMap['moderationCase.changed']).caseId,
  async handle({ _id, data }) {
    const { caseId, change } = data as EventMap['moderationCase.changed'];
    const found = await findCase(caseId);
    if (!found) return;
    // Of what a phrase holds its own module tells.
    if (change === 'opened' && !found.isHeld && found.status === 'OPEN') {
      await notifyLater(await administratorIds('MODERATION'), {
        type: 'caseOpened',
        params: { kind: found.kind, caseId },
        cause: _id.toHexString(),
      });
    }
    const step = found.steps.filter(({ action }) => decisions.has(action)).length;
    if (step === 0 || (change !== 'decided' && change !== 'reopened')) return;
    const subject = await reportableOf(found.kind)?.find(found.subjectId);
    const path = subject?.state === 'SHOWN' && found.status === 'KEPT' ? subject.path : '';
    await notifyLater(await reportersOf(found), {
      type: outcomes[found.status],
      params: { kind: found.kind, caseId, step: String(step), path },
      cause: `report:${caseId}:${step}`,
    });
  },
};

async function reportersOf({ _id }: CaseRecord): Promise<string[]> {
  return ReportModel.find({ caseId: _id.toHexString() }).distinct('reporterId');
}
