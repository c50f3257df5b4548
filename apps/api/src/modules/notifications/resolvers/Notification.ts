import { excerptOf, type Language, notificationTopics } from '@wiki/domain';
import type { Context } from '../../../graphql/context.ts';
import type { NotificationResolvers } from '../../../graphql/generated/resolvers.ts';
import { quotedBy, topicOf } from '../../../kits/notifications/index.ts';
import type { NotificationRecord } from '../notification.model.ts';
import {
  aboutOf,
  askedBy,
  namedActors,
  type NotificationWords,
  wordsOf,
} from '../notification-words.ts';

/** How much of somebody's words stands beneath a notification, in characters. */
const quoteLength = 120;

async function actorsOf(notification: NotificationRecord, { loaders }: Context) {
  const ids = namedActors(notification);
  const found = await Promise.all(ids.map((id) => loaders.userById.load(id)));
  return found.filter((user) => user !== null);
}

async function isReadable(notification: NotificationRecord, { loaders }: Context) {
  const target = aboutOf(notification);
  return target === null || loaders.isTargetReadable.load(target);
}

/** A part of its words in the language asked for, else in the reader's. */
const part =
  <Part extends keyof NotificationWords>(name: Part) =>
  async (
    notification: NotificationRecord,
    { language }: { language?: Language | null | undefined },
    ctx: Context,
  ): Promise<NotificationWords[Part]> => {
    const facts = {
      names: (await actorsOf(notification, ctx)).map(({ displayName }) => displayName),
      isReadable: await isReadable(notification, ctx),
    };
    return wordsOf(notification, language ?? ctx.request.language, facts)[name];
  };

export const Notification: NotificationResolvers = {
  id: (notification) => notification._id.toHexString(),
  topic: ({ type }) => topicOf(type),
  section: ({ type }) => notificationTopics[topicOf(type)].section,
  title: part('title'),
  text: part('text'),
  actorPhrase: part('actors'),
  place: part('place'),
  quote: async (notification, _args, ctx) => {
    const quoted = quotedBy(notification);
    if (!quoted || !(await isReadable(notification, ctx))) return null;
    const said = await ctx.loaders.quoteOfTarget.load(quoted);
    return said && excerptOf(said, quoteLength);
  },
  url: (notification, _args, ctx) => part('url')(notification, {}, ctx),
  actors: (notification, _args, ctx) => actorsOf(notification, ctx),
  task: async (notification, _args, ctx) => {
    const asked = askedBy(notification);
    if (!asked || !(await isReadable(notification, ctx))) return null;
    const { waits, ...task } = asked;
    return (await ctx.loaders.isTargetReadable.load(waits)) ? task : null;
  },
  isGone: async (notification, _args, ctx) => !(await isReadable(notification, ctx)),
};
