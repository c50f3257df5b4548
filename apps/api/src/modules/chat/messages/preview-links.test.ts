import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NotPublicError } from '../../../platform/http/pages/read-public-page.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { readPagesWith } from '../../link-previews/index.ts';
import { act, openWith, say } from '../chat-test-kit.ts';

let server: TestServer;
let stopReading = (): void => undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stopReading());
afterAll(() => server.stop());

const person = () => buildPerson(server, { dateJoined: new Date('2026-01-01') });

/** The internet of a test: its pages by their addresses, and what was asked for. */
function pages(found: Record<string, string>): string[] {
  const asked: string[] = [];
  stopReading = readPagesWith(async (url) => {
    asked.push(url);
    if (url.includes('169.254')) throw new NotPublicError();
    const html = found[url];
    return html === undefined ? null : { url, html };
  });
  return asked;
}

const previewOf = async ({ client }: Person, chatId: string) =>
  (
    await client.data<{ chat: { lastMessage: { preview: object | null } } }>(
      'query ($id: ID!) { chat(id: $id) { lastMessage { preview { url site title description } } } }',
      { id: chatId },
    )
  ).chat.lastMessage.preview;

const previewJobs = () => JobModel.countDocuments({ type: 'preview-link', status: 'DONE' });

test('the first link of a message is read once, for everybody, and told to open screens', async () => {
  const asked = pages({ 'https://feria.example/': '<title>Feria de Pasto</title>' });
  const [one, other] = await Promise.all([person(), person()]);
  const { id: chatId } = await openWith(one.client, other.userId);
  const socket = await other.client.socket();
  const changes = socket.start<{ chatChanged: { kind: string; message: { preview: object } } }>(
    'subscription { chatChanged { kind message { preview { title } } } }',
  );
  await say(one.client, chatId, 'Vea https://feria.example/ y https://otra.example/');
  expect((await changes.next()).data?.chatChanged).toEqual({
    kind: 'SENT',
    message: { preview: null },
  });
  expect((await changes.next()).data?.chatChanged).toEqual({
    kind: 'MESSAGE_CHANGED',
    message: { preview: { title: 'Feria de Pasto' } },
  });
  const shown = {
    url: 'https://feria.example/',
    site: 'feria.example',
    title: 'Feria de Pasto',
    description: null,
  };
  expect(await previewOf(one, chatId)).toEqual(shown);
  const { id: messageId } = await say(other.client, chatId, 'Ya la vi: https://feria.example/');
  expect(await previewOf(one, chatId)).toEqual(shown);
  await expect.poll(previewJobs, { timeout: 15_000 }).toBe(2);
  expect(asked).toEqual(['https://feria.example/']);
  await act(other.client, 'deleteMessage', { messageId });
  expect(await previewOf(one, chatId)).toBeNull();
  await socket.close();
});

test('what is not of the open internet, or says nothing, has none', async () => {
  const asked = pages({ 'https://empty.example/': '<p>Hola' });
  const [one, other] = await Promise.all([person(), person()]);
  const { id: chatId } = await openWith(one.client, other.userId);
  const before = await previewJobs();
  for (const url of ['http://169.254.169.254/latest', 'https://empty.example/']) {
    await say(one.client, chatId, url);
  }
  await expect.poll(previewJobs, { timeout: 15_000 }).toBe(before + 2);
  expect(asked).toHaveLength(2);
  expect(await previewOf(one, chatId)).toBeNull();
});

test('a page that does not answer is asked twice, by one message, and troubles nobody', async () => {
  const asked: string[] = [];
  stopReading = readPagesWith(async (url) => {
    asked.push(url);
    throw new Error('getaddrinfo ENOTFOUND nowhere.example');
  });
  const [one, other] = await Promise.all([person(), person()]);
  const { id: chatId } = await openWith(one.client, other.userId);
  const before = await previewJobs();
  await say(one.client, chatId, 'https://nowhere.example/');
  await expect.poll(previewJobs, { timeout: 15_000 }).toBe(before + 1);
  await say(one.client, chatId, 'Otra vez: https://nowhere.example/');
  await expect.poll(previewJobs, { timeout: 15_000 }).toBe(before + 2);
  expect(asked).toHaveLength(2);
  expect(await previewOf(one, chatId)).toBeNull();
});

test('the operator switches them off', async () => {
  await server.stop();
  const asked = pages({ 'https://feria.example/': '<title>Feria</title>' });
  server = await startTestServer({ config: { linkPreviews: false } });
  const [one, other] = await Promise.all([person(), person()]);
  const { id: chatId } = await openWith(one.client, other.userId);
  await say(one.client, chatId, 'https://feria.example/');
  await expect.poll(previewJobs, { timeout: 15_000 }).toBe(1);
  expect(asked).toEqual([]);
  expect(await previewOf(other, chatId)).toBeNull();
});
