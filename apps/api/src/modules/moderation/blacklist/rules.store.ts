import { defaultRules, type ModerationRules } from '@wiki/domain';
import { database } from '../../../platform/database/connect.ts';
import { currentSession } from '../../../platform/database/transaction.ts';

type RulesDocument = { _id: string } & Partial<ModerationRules>;

const rules = () => database().collection<RulesDocument>('moderationRules');
const _id = 'rules';

/** The rules as administrators set them; what they never set is as it comes. Joins the caller's transaction. */
export async function moderationRules(): Promise<ModerationRules> {
  const { _id: _name, ...set } = (await rules().findOne({ _id }, currentSession())) ?? { _id };
  return { ...defaultRules, ...set };
}

/** Sets the rules. Joins the caller's transaction. */
export async function saveRules(given: ModerationRules): Promise<void> {
  await rules().updateOne({ _id }, { $set: given }, { upsert: true, ...currentSession() });
}
