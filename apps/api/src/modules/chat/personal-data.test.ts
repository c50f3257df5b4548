import { afterAll, beforeAll, expect, test } from 'vitest';
import { MessageModel } from './messages/message.model.ts';
import { act, openWith, say } from './chat-test-kit.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const exported = async (client: TestClient): Promise<Record<string, unknown>> => {
  const { exportMyData } = await client.data<{ exportMyData: string }>('{ exportMyData }');
  return JSON.parse(exportMyData) as Record<string, unknown>;
};

test('the export says what a message answered and held, and the signs that a person gave', async () => {
  const [ana, berta] = [await buildPerson(server), await buildPerson(server)];
  const { id: chatId } = await openWith(ana.client, berta.userId);
  const asked = await say(ana.client, chatId, '¿Cuánto pesa la caja?');
  const { message: answer } = await act(berta.client, 'sendMessage', {
    chatId,
    text: 'Veinte kilos.',
    quotedId: asked.id,
    clientKey: 'answer-of-berta',
  });
  const pictures = ['665f1f77bcf86cd799439011'];
  await MessageModel.updateOne({ _id: answer?.id }, { imageIds: pictures });
  await act(berta.client, 'reactToMessage', { messageId: asked.id, sign: 'THUMB' });
  await act(ana.client, 'reactToMessage', { messageId: answer?.id, sign: 'IDEA' });

  expect(await exported(berta.client)).toMatchObject({
    messages: [
      { messageText: 'Veinte kilos.', quotedId: asked.id, imageIds: pictures, fileIds: [] },
    ],
    messageReactions: [{ chatId, messageId: asked.id, sign: 'THUMB' }],
  });
  expect(await exported(ana.client)).toMatchObject({
    messages: [{ messageId: asked.id, quotedId: null, imageIds: [] }],
    messageReactions: [{ messageId: answer?.id, sign: 'IDEA' }],
  });
});
