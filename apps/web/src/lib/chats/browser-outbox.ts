import { SendMessageDocument } from '../../gql/chats.ts';
import { client } from '../apollo/client.ts';
import { connection } from '../apollo/connection.ts';
import { failureOf } from '../errors/error-codes.ts';
import { joinTabs } from '../tabs/tab-channel.ts';
import { placeMessage } from './chat-cache.ts';
import { forgetOnDevice, keepOnDevice, readAllKept } from './device-store.ts';
import { type KeptMessage, Outbox, type SendOutcome } from './outbox.ts';

const lockName = 'wiki-chat-outbox';
let hear: () => void = () => {};
const tellTabs = joinTabs<null>(lockName, { hear: () => hear(), comeBack: () => hear() });

/** Refusals that are no word about the message: the session, the server and the network. */
const passing: ReadonlySet<string> = new Set([
  'NETWORK',
  'UNAVAILABLE',
  'INTERNAL',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
]);

async function send(message: KeptMessage): Promise<SendOutcome> {
  const { chatId, clientKey, text, quotedId, images, files } = message;
  const ids = (kept: readonly { id: string }[]) => kept.map(({ id }) => id);
  const input = {
    chatId,
    clientKey,
    text,
    quotedId,
    imageIds: ids(images),
    fileIds: ids(files),
  };
  try {
    const { data } = await client.mutate({
      mutation: SendMessageDocument,
      variables: { input },
      update: (cache, result) => placeMessage(cache, chatId, result.data?.sendMessage.message),
    });
    const [error] = data?.sendMessage.userErrors ?? [];
    if (!error) return { kind: 'sent' };
    if (error.code !== 'TOO_MANY_REQUESTS') return { kind: 'refused', code: error.code };
    return { kind: 'later', milliseconds: (error.retryAfterSeconds ?? 10) * 1000 };
  } catch (error) {
    const code = failureOf(error);
    return passing.has(code) ? { kind: 'unreachable' } : { kind: 'refused', code };
  }
}

/**
 * An old browser has no locks, and one whose storage is closed refuses them: two of its tabs may both
 * send, and the server takes a message once.
 */
async function withLock(work: () => Promise<void>): Promise<void> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(lockName, begin);
  } catch (error) {
    if (isBegun) throw error;
    await begin();
  }
}

/** What is written on this device and not with the server yet. */
export const outbox = new Outbox({
  read: async () => (await readAllKept('outbox')) as KeptMessage[],
  keep: (message) => keepOnDevice('outbox', message.clientKey, message),
  forget: (clientKey) => forgetOnDevice('outbox', clientKey),
  send,
  withLock,
  broadcast: () => tellTabs(null),
  onBroadcast: (listener) => {
    hear = listener;
  },
  after: (milliseconds, work) => void setTimeout(work, milliseconds),
  now: () => Date.now(),
});

/** Follows the network for as long as somebody is signed in. */
export function startOutbox(userId: string): () => void {
  const wake = () => outbox.wake();
  void outbox.start(userId);
  addEventListener('online', wake);
  const unsubscribe = connection.subscribe(() => {
    if (connection.snapshot() === 'online') wake();
  });
  return () => {
    removeEventListener('online', wake);
    unsubscribe();
    outbox.stop();
  };
}
