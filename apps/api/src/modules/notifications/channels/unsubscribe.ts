import {
  channelsOf,
  isChoice,
  type NotificationTopic,
  notificationTopicNames,
  pathTo,
} from '@wiki/domain';
import { unsubscribeSchema } from '@wiki/domain/schemas';
import express, { type Express } from 'express';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { limitRequests } from '../../../platform/http/security/limit-requests.ts';
import { isSealed, sealOf } from '../../../platform/tokens/secrets.ts';
import { findUser, type UserRecord } from '../../users/index.ts';
import { NotificationPreferencesModel, preferencesOf } from '../preferences/preferences.model.ts';

/** What a link switches off: the mails of a topic, all mails at once, or the digest. */
export type UnsubscribeScope = NotificationTopic | 'MAIL' | 'DIGEST';

const scopes: ReadonlySet<string> = new Set(['MAIL', 'DIGEST', ...notificationTopicNames]);

/** Where one click of a mail program goes. */
const oneClickPath = `${pathTo('unsubscribe')}/one-click`;

/** A token that is good for one thing: switching these mails of this person off. It does not end. */
function tokenOf(config: Config, userId: string, scope: UnsubscribeScope): string {
  const text = `${userId}.${scope}`;
  return `${text}.${sealOf(config, 'unsubscribe', text)}`;
}

function readToken(
  config: Config,
  token: string,
): { userId: string; scope: UnsubscribeScope } | null {
  const [userId = '', scope = '', given = ''] = token.split('.');
  if (!isSealed(config, 'unsubscribe', `${userId}.${scope}`, given)) return null;
  return scopes.has(scope) ? { userId, scope: scope as UnsubscribeScope } : null;
}

/** The page that a link in a mail opens: it asks before it does anything, for some programs open links. */
export const unsubscribePage = (
  config: Config,
  { _id, language }: Pick<UserRecord, '_id' | 'language'>,
  scope: UnsubscribeScope,
): string => {
  const token = tokenOf(config, _id.toHexString(), scope);
  // In the mail's language, also for whoever is not signed in there.
  return `${config.baseUrl}${pathTo('unsubscribe')}?token=${token}&lang=${language}`;
};

/** The address of the header `List-Unsubscribe`. */
export const oneClickUrl = (config: Config, userId: string, scope: UnsubscribeScope): string =>
  `${config.baseUrl}${oneClickPath}?token=${tokenOf(config, userId, scope)}`;

/**
 * Switches off what a token names, once or again. Answers what that was.
 * @throws the refusal `TOKEN_INVALID`.
 */
async function switchOff(config: Config, token: string): Promise<{ scope: UnsubscribeScope }> {
  const known = readToken(config, token);
  if (!known) throw refuse('TOKEN_INVALID', 'token');
  const { userId, scope } = known;
  await inTransaction(async () => {
    if (!(await findUser(userId))) return;
    const before = await preferencesOf(userId);
    const without = scope === 'DIGEST' ? 'DIGEST' : 'MAIL';
    const topics = notificationTopicNames.filter(
      (topic) =>
        (scope === 'MAIL' || scope === 'DIGEST' || scope === topic) && isChoice(topic, without),
    );
    const channels = { ...before.channels };
    for (const topic of topics) {
      channels[topic] = channelsOf(topic, before.channels[topic]).filter(
        (channel) => channel !== without && isChoice(topic, channel),
      );
    }
    const { _id, ...fields } = { ...before, channels };
    await NotificationPreferencesModel.updateOne({ _id }, { $set: fields }, { upsert: true });
  });
  return { scope };
}

/** Switches off the mails that a link names, for whoever holds it: without signing in. */
export async function unsubscribe(
  { config }: Pick<Context, 'config'>,
  input: unknown,
): Promise<{ scope: UnsubscribeScope }> {
  return switchOff(config, parseInput(unsubscribeSchema, input).token);
}

/** Answers the one click of mail programs (RFC 8058), which send neither cookies nor a person. */
export function serveUnsubscribe(app: Express, config: Config): void {
  app.post(
    oneClickPath,
    limitRequests('pages'),
    express.urlencoded({ extended: false, limit: 1_000 }),
    async (request, response) => {
      const { token } = request.query;
      const isValid = typeof token === 'string' && readToken(config, token) !== null;
      if (isValid) await switchOff(config, token);
      response
        .status(isValid ? 200 : 400)
        .type('text')
        .send(isValid ? 'Unsubscribed. Ya no recibirá estos correos.' : 'This link is not valid.');
    },
  );
  // Whoever opens the address by hand is asked first, in the language of the mail.
  app.get(oneClickPath, limitRequests('pages'), async (request, response) => {
    const { token } = request.query;
    const known = typeof token === 'string' ? readToken(config, token) : null;
    const user = known && (await findUser(known.userId));
    response.redirect(user ? unsubscribePage(config, user, known.scope) : pathTo('unsubscribe'));
  });
}
