import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { timesNotified } from '../../testing/notifications.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { reportableQuestions } from './business-question.reportable.ts';
import { BusinessQuestionModel } from './business-question.model.ts';
import { questions } from './business-questions.ts';

let server: TestServer;
let visitor: TestClient;
let businessId: string;
let member: Person;
let customer: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  visitor = createClient(server);
  businessId = (await buildBusiness())._id.toHexString();
  member = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  customer = await buildPerson(server);
  other = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

interface QuestionView {
  id: string;
  text: string | null;
  answers: { id: string; text: string | null; isByBusiness: boolean }[];
}

async function act(client: TestClient, name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.request<Record<string, never>>(
    `mutation ($input: ${type}!) { done: ${name}(input: $input) { question {
      id text viewerCanAnswer answers { id text isByBusiness } } userErrors { code field } } }`,
    { input },
  );
  const done = data?.['done'] as
    | { question: QuestionView | null; userErrors: { code: string; field: string | null }[] }
    | undefined;
  return {
    thrown: errors?.[0]?.extensions?.['code'] ?? null,
    question: done?.question ?? null,
    refused: (done?.userErrors ?? []).map(({ code, field }) => `${code} ${field}`),
  };
}

const ask = async (text: string, client = customer.client) => {
  const { question } = await act(client, 'askBusiness', { businessId, text });
  if (!question) throw new Error('The question was refused.');
  return question.id;
};
const answer = (questionId: string, text: string, client = member.client) =>
  act(client, 'answerBusinessQuestion', { questionId, text });
const read = async (client: TestClient) => {
  const { found } = await client.data<{ found: { edges: { node: QuestionView }[] } }>(
    `{ found: businessQuestions(businessId: "${businessId}", first: 50) { edges { node {
      id text answers { id text isByBusiness } } } } }`,
  );
  return found.edges.map(({ node }) => node);
};
const reads = async (client: TestClient, id: string) =>
  (await read(client)).some((question) => question.id === id);

test('everybody reads a question once it is answered; until then who asked and the business', async () => {
  const id = await ask(' ¿Envían muestras? ');
  const told = (userId: string, type: 'businessQuestion' | 'businessAnswer') => () =>
    timesNotified({ userId, type });
  await expect.poll(told(member.userId, 'businessQuestion'), { timeout: 30_000 }).toBe(1);
  for (const [client, isRead] of [
    [visitor, false],
    [other.client, false],
    [admin.client, false],
    [customer.client, true],
    [member.client, true],
  ] as const) {
    expect(await reads(client, id)).toBe(isRead);
  }
  const { question } = await answer(id, 'Sí, con gusto.');
  expect(question?.answers).toMatchObject([{ text: 'Sí, con gusto.', isByBusiness: true }]);
  expect(await reads(visitor, id)).toBe(true);
  await expect.poll(told(customer.userId, 'businessAnswer'), { timeout: 30_000 }).toBe(1);

  // Without its answer it waits again.
  const answerId = question?.answers[0]?.id ?? '';
  await act(member.client, 'deleteBusinessQuestion', { questionId: answerId });
  expect(await reads(visitor, id)).toBe(false);
});

test('only who works there answers, only authors edit, and nobody asks themselves', async () => {
  const questionId = await ask('¿Cuál es el pedido mínimo?');
  const text = 'x';
  const own = { businessId, text };
  for (const [client, name, input, code] of [
    [visitor, 'askBusiness', own, 'UNAUTHENTICATED'],
    [member.client, 'askBusiness', own, 'FORBIDDEN'],
    [visitor, 'answerBusinessQuestion', { questionId, text }, 'UNAUTHENTICATED'],
    [customer.client, 'answerBusinessQuestion', { questionId, text }, 'FORBIDDEN'],
    [admin.client, 'answerBusinessQuestion', { questionId, text }, 'FORBIDDEN'],
    [member.client, 'editBusinessQuestion', { questionId, text }, 'FORBIDDEN'],
    [other.client, 'deleteBusinessQuestion', { questionId }, 'FORBIDDEN'],
    [visitor, 'deleteBusinessQuestion', { questionId }, 'UNAUTHENTICATED'],
  ] as const) {
    expect((await act(client, name, input)).thrown).toBe(code);
  }
  const refusals = async (name: string, input: object, client = customer.client) =>
    (await act(client, name, input)).refused;
  const long = 'x'.repeat(501);
  expect(await refusals('askBusiness', { businessId, text: ' ' })).toEqual(['FIELD_REQUIRED text']);
  expect(await refusals('askBusiness', { businessId, text: long })).toEqual([
    'FIELD_TOO_LONG text',
  ]);
  expect(await refusals('editBusinessQuestion', { questionId, text: long })).toEqual([
    'FIELD_TOO_LONG text',
  ]);
  const hidden = (await buildBusiness({ status: 'inactive' }))._id.toHexString();
  expect(await refusals('askBusiness', { businessId: hidden, text })).toEqual([
    'NOT_FOUND businessId',
  ]);
  const { question } = await answer(questionId, 'Diez kilos.');
  const answerId = question?.answers[0]?.id ?? '';
  expect((await answer(answerId, text)).refused).toEqual(['FIELD_INVALID questionId']);
  expect(
    (await act(customer.client, 'editBusinessQuestion', { questionId, text: '¿Mínimo?' })).question,
  ).toMatchObject({ text: '¿Mínimo?' });
});

test('administrators delete with a reason, which the author is told, and moderation finds it', async () => {
  const questionId = await ask('¿Precio?');
  await answer(questionId, 'Diez mil.');
  const remove = (input: object) => act(admin.client, 'deleteBusinessQuestion', input);
  expect((await remove({ questionId })).refused).toEqual(['FIELD_REQUIRED reason']);
  await remove({ questionId, reason: { key: 'offensive' } });
  const told = () => timesNotified({ userId: customer.userId, type: 'questionDeleted' });
  await expect.poll(told, { timeout: 30_000 }).toBe(1);
  expect((await reportableQuestions.find(questionId))?.state).toBe('REMOVED');
  expect((await reportableQuestions.contextOf?.(questionId))?.pieces).toHaveLength(2);
  const { businessQuestions } = (await questions.exportOf(customer.userId)) as Record<
    string,
    { text: string }[]
  >;
  expect(businessQuestions?.map(({ text }) => text)).toContain('¿Precio?');
});

test('is a list of pages in both directions that costs the same at any size', async () => {
  for (const number of [1, 2, 3, 4, 5]) await answer(await ask(`¿${number}?`), 'Sí.');
  const filter = `businessId: "${businessId}"`;
  const { forwards, backwards } = await readBothWays(visitor, 'businessQuestions', filter);
  expect(forwards).toEqual(backwards);
  expect(forwards.length).toBeGreaterThanOrEqual(5);
  const { ofOne, ofMany } = await commandsOfPages(['businessQuestions', 'users'], (first) =>
    visitor.data(
      `{ businessQuestions(${filter}, first: ${first}) { edges { node { author { id } answers { id author { id } } } } } }`,
    ),
  );
  expect(ofMany).toEqual(ofOne);
});

test('what somebody asked stays without a name when they leave', async () => {
  const leaver = await buildPerson(server);
  const id = await ask('¿Siguen ahí?', leaver.client);
  await act(leaver.client, 'deleteBusinessQuestion', { questionId: id });
  await questions.eraseAuthor(leaver.userId);
  expect(await BusinessQuestionModel.countDocuments({ authorId: leaver.userId })).toBe(0);
});
