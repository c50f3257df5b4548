import { presenceChoicesSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { perMinute, write } from '../../kits/resource/index.ts';
import { choicesOf, PresenceChoicesModel, type PresenceChoicesRecord } from './presence.model.ts';

/** What the caller lets others know. */
export const readChoices = ({ viewer }: Pick<Context, 'viewer'>): Promise<PresenceChoicesRecord> =>
  choicesOf(signedIn(viewer).userId);

/** Chooses what others know of the caller: what is left out stays. */
export const setPresenceChoices = write({
  input: presenceChoicesSchema,
  limit: { name: 'presence.choices', quota: perMinute(60) },
  async act({ viewer: { userId }, input }) {
    const { _id, ...before } = await choicesOf(userId);
    const choices = {
      showsOnline: input.showsOnline ?? before.showsOnline,
      showsTyping: input.showsTyping ?? before.showsTyping,
      showsSeen: input.showsSeen ?? before.showsSeen,
    };
    await PresenceChoicesModel.updateOne({ _id }, { $set: choices }, { upsert: true });
    return { choices: { _id, ...choices } };
  },
  event: ({ viewer: { userId } }) => ['presence.choicesChanged', { userId }],
  after: ({ ctx, viewer: { userId } }) => void ctx.loaders.presenceChoices.clear(userId),
});
