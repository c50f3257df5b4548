import type { Connection } from 'mongoose';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';
import { standingOf } from '../application.store.ts';
import { changesTerm, scheduleChanges } from './changes-due.ts';

type Db = NonNullable<Connection['db']>;

/**
 * What was sent back was a draft like any other; it has a state of its own now, which administrators
 * see and remind of, and which ends. Its term begins today. What it was when it was sent back is not
 * known.
 */
export async function nameRequestedChanges(db: Db): Promise<void> {
  const applications = db.collection<ApplicationRecord>('businessApplications');
  for await (const { _id, status, history } of applications.find({
    'history.action': 'requestChanges',
    'history.to': 'draft',
  })) {
    const isSentBack = status === 'draft';
    const named = history.map((step, index) => {
      const cameBack = history[index - 1]?.action === 'requestChanges';
      return {
        ...step,
        ...(step.action === 'requestChanges' ? { to: 'changes-requested' as const } : {}),
        ...(cameBack && step.from === 'draft' ? { from: 'changes-requested' as const } : {}),
      };
    });
    await inTransaction(async () => {
      const changesDueAt = isSentBack ? new Date(Date.now() + changesTerm) : null;
      await ApplicationModel.updateOne(
        { _id },
        {
          $set: {
            history: named,
            ...(isSentBack ? { ...standingOf('changes-requested'), changesDueAt } : {}),
          },
        },
      );
      if (changesDueAt) await scheduleChanges(_id.toHexString(), changesDueAt);
    });
  }
}
