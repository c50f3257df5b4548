import { forgetHere } from './last-seen.ts';
import { choicesOf, LastSeenModel, PresenceChoicesModel, SignalModel } from './presence.model.ts';

/** When a person was last here and what they let others know, for the export of their data. */
export async function presenceDataOf(userId: string): Promise<Record<string, unknown>> {
  const seen = await LastSeenModel.findById(userId).lean();
  const { _id, ...presenceChoices } = await choicesOf(userId);
  return { lastSeen: seen?.at ?? null, presenceChoices };
}

/** Forgets all of it. Joins the caller's transaction. */
export async function forgetPresenceOf(userId: string): Promise<void> {
  forgetHere(userId);
  await SignalModel.deleteMany({ userId });
  await LastSeenModel.deleteOne({ _id: userId });
  await PresenceChoicesModel.deleteOne({ _id: userId });
}
