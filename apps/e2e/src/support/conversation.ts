import { randomBytes } from 'node:crypto';
import type { Account, Api, Payload } from './api.ts';

/** Sends a message as a program would, and gives its id. */
export async function sayIn(
  api: Api,
  { token }: Account,
  chatId: string,
  text: string,
): Promise<string> {
  const { sent } = await api.run<{ sent: Payload & { message: { id: string } | null } }>(
    `mutation ($input: SendMessageInput!) { sent: sendMessage(input: $input) {
      message { id } userErrors { code field } } }`,
    { input: { chatId, text, clientKey: randomBytes(8).toString('hex') } },
    token,
  );
  if (!sent.message) throw new Error(`Not sent: ${JSON.stringify(sent.userErrors)}`);
  return sent.message.id;
}

/** A conversation of two people in which both wrote; gives its id. */
export async function conversationOf(api: Api, one: Account, other: Account): Promise<string> {
  const { opened } = await api.run<{ opened: Payload & { chat: { id: string } | null } }>(
    `mutation ($input: PersonInput!) { opened: contactPerson(input: $input) {
      chat { id } userErrors { code field } } }`,
    { input: { userId: other.userId } },
    one.token,
  );
  if (!opened.chat) throw new Error(`Not opened: ${JSON.stringify(opened.userErrors)}`);
  const { id } = opened.chat;
  await sayIn(api, one, id, 'Buenos días.');
  await sayIn(api, other, id, 'Buenos días, ¿en qué le ayudo?');
  return id;
}

/** Ana and Luis, who wrote to each other, and their conversation. */
export async function twoWhoWrote(
  api: Api,
): Promise<{ ana: Account; luis: Account; chatId: string }> {
  const ana = await api.signUp({ firstName: 'Ana', lastName: 'Rojas Pardo' });
  const luis = await api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz' });
  return { ana, luis, chatId: await conversationOf(api, ana, luis) };
}

/** Ana, Luis and Rosa, who did not write to each other yet. */
export async function threeFriends(api: Api): Promise<[Account, Account, Account]> {
  return Promise.all([
    api.signUp({ firstName: 'Ana', lastName: 'Rojas Pardo' }),
    api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz' }),
    api.signUp({ firstName: 'Rosa', lastName: 'Villota Erazo' }),
  ]);
}
