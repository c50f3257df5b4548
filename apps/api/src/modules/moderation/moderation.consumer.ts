import type { CaseStatus } from '@wiki/domain';
import { reportableOf } from '../../kits/moderation/index.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import { type CaseRecord, ReportModel } from './case.model.ts';
import { findCase } from './case.store.ts';

/** What the outcome of a case tells those who reported. */
const outcomes: Partial<Record<CaseStatus, NotificationType>> = {
  KEPT: 'reportKept',
  EDIT_ASKED: 'reportUpheld',
  REMOVED: 'reportUpheld',
  WITHDRAWN: 'reportWithdrawn',
};

/** Tells administrators of a new case, and those who reported what became of it, each time once. */
export const moderationConsumer: EventConsumer = {
  name: 'moderation',
  startsNow: true,
  types: ['moderationCase.changed'],
  async handle({ _id, data }) {
    const { caseId, change } = data as EventMap['moderationCase.changed'];
    const found = await findCase(caseId);
    if (!found) return;
    const tell = (userIds: readonly string[], type: NotificationType, params = {}) =>
      notifyLater(userIds, {
        type,
        params: { kind: found.kind, ...params },
        cause: _id.toHexString(),
      });
    // Of what a phrase holds its own module tells.
    if (change === 'opened' && !found.isHeld && found.status === 'OPEN') {
      await tell(await administratorIds('MODERATION'), 'caseOpened', { caseId });
    }
    if (change === 'reopened') await tell(await reportersOf(found), 'reportReopened');
    const outcome = change === 'decided' ? outcomes[found.status] : undefined;
    if (!outcome) return;
    const subject = await reportableOf(found.kind)?.find(found.subjectId);
    const path = subject?.state === 'SHOWN' ? subject.path : '';
    await tell(await reportersOf(found), outcome, { path });
  },
};

async function reportersOf({ _id }: CaseRecord): Promise<string[]> {
  return ReportModel.find({ caseId: _id.toHexString() }).distinct('reporterId');
}
