import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { commandsDuring, watchingCommands } from '../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld, type World } from '../../testing/world.ts';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { QuestionModel } from './question.model.ts';
import { questionsPage } from './questions-page.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

interface Answer {
  done: {
    question: { id: string; isPublished: boolean } | null;
    userErrors: { code: string; field: string | null }[];
  };
}

const change = async (field: string, type: string, input: object) =>
  (
    await admin.data<Answer>(
      `mutation ($input: ${type}!) { done: ${field}(input: $input) { question { id isPublished } userErrors { code field } } }`,
      { input },
    )
  ).done;

const text = (words: string) => ({ en: `${words} in English`, es: `${words} en español` });
const save = (words: string, changes: object = {}) =>
  change('saveQuestion', 'SaveQuestionInput', {
    group: 'START',
    question: text(words),
    answer: text(`Answer to ${words}`),
    isPublished: true,
    ...changes,
  });

const read = async (field = 'questions', client = createClient(server)) =>
  (
    await client.data<{ found: { id: string; question: { en: string } }[] }>(
      `{ found: ${field} { id question { en } } }`,
    )
  ).found.map(({ question }) => question.en.replace(' in English', ''));

it('administrators alone write them', async () => {
  const operations = [
    '{ allQuestions { id } }',
    'mutation { removeQuestion(input: { questionId: "x" }) { question { id } } }',
    'mutation { publishQuestion(input: { questionId: "x", isPublished: true }) { question { id } } }',
    'mutation { moveQuestion(input: { questionId: "x", direction: UP }) { question { id } } }',
    'mutation { saveQuestion(input: { group: START, isPublished: true, question: { en: "a", es: "a" }, answer: { en: "a", es: "a" } }) { question { id } } }',
  ];
  for (const operation of operations) {
    const visitor = await createClient(server).request(operation);
    expect(visitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    for (const role of ['user', 'business', 'businessAdmin'] as const) {
      const { errors } = await clientOf(server, world[role]).request(operation);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  }
});

it('everybody reads what is published, by group and place', async () => {
  const data = await save('Data', { group: 'DATA' });
  const first = await save('First');
  const second = await save('Second');
  await save('Draft', { isPublished: false });
  expect(await read()).toEqual(['First', 'Second', 'Data']);
  expect(await read('allQuestions', admin)).toEqual(['First', 'Second', 'Draft', 'Data']);

  const questionId = second.question?.id ?? '';
  await change('moveQuestion', 'MoveQuestionInput', { questionId, direction: 'UP' });
  expect(await read()).toEqual(['Second', 'First', 'Data']);
  await change('moveQuestion', 'MoveQuestionInput', { questionId, direction: 'UP' });
  expect(await read()).toEqual(['Second', 'First', 'Data']);

  const hidden = { questionId: first.question?.id, isPublished: false };
  expect((await change('publishQuestion', 'PublishQuestionInput', hidden)).question).toMatchObject({
    isPublished: false,
  });
  expect(await read()).toEqual(['Second', 'Data']);
  const page = await questionsPage('questions', 'es', server.config);
  expect(page?.data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Second en español' }, { name: 'Data en español' }],
  });
  await change('removeQuestion', 'QuestionIdInput', { questionId: data.question?.id });
  expect(await read()).toEqual(['Second']);
});

it('the list costs one command, however long it is', async () => {
  const cost = () => commandsDuring(['questions'], () => read());
  expect(await cost()).toHaveLength(1);
  await Promise.all(['A', 'B', 'C'].map((words) => save(words)));
  expect(await cost()).toHaveLength(1);
});

it('customer service writes them, and each change is recorded', async () => {
  const support = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'support' });
  const billing = await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'billing' });
  const saved = await save('Recorded');
  const move = `mutation { moveQuestion(input: { questionId: "${saved.question?.id}", direction: UP }) { question { id } } }`;
  expect((await billing.client.request(move)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await support.client.request(move)).errors).toBeUndefined();
  await expect
    .poll(() =>
      AuditModel.find({ 'targets.questionId': saved.question?.id }).sort({ _id: 1 }).lean(),
    )
    .toMatchObject([
      { action: 'question.changed', details: { change: 'saved' } },
      { actorId: support.userId, details: { change: 'moved' } },
    ]);
});

it('moved twice at once it has one place', async () => {
  await Promise.all(['X', 'Y', 'Z'].map((words) => save(words, { group: 'LISTINGS' })));
  const { allQuestions } = await admin.data<{ allQuestions: { id: string; group: string }[] }>(
    '{ allQuestions { id group } }',
  );
  const ids = allQuestions.filter(({ group }) => group === 'LISTINGS').map(({ id }) => id);
  const input = { questionId: ids.at(-1), direction: 'UP' };
  await Promise.all([1, 2].map(() => change('moveQuestion', 'MoveQuestionInput', input)));
  const places = await QuestionModel.find({ group: 'LISTINGS' }).sort({ place: 1 }).lean();
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(places[0]?._id.toHexString()).toBe(ids.at(-1));
});

it('both languages are needed, and unknown ones are refused', async () => {
  const half = await save('x', { answer: { en: 'Only English', es: ' ' } });
  expect(half.userErrors).toEqual([{ code: 'FIELD_REQUIRED', field: 'answer.es' }]);
  const unknown = await save('x', { questionId: '0'.repeat(24) });
  expect(unknown.userErrors).toEqual([{ code: 'NOT_FOUND', field: 'questionId' }]);
});

it('a change over another state than the one that was read is refused, and names nothing new', async () => {
  const { question } = await save('Twice changed');
  const questionId = question?.id ?? '';
  const revision = async () =>
    (
      await admin.data<{ found: { id: string; revision: string }[] }>(
        '{ found: allQuestions { id revision } }',
      )
    ).found.find(({ id }) => id === questionId)?.revision;
  const first = await revision();
  // Its place is no part of what the form holds.
  await change('moveQuestion', 'MoveQuestionInput', { questionId, direction: 'UP' });
  expect(await revision()).toBe(first);
  const both = await Promise.all(
    ['One', 'Other'].map((words) => save(words, { questionId, revision: first })),
  );
  expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([
    { code: 'CONFLICT', field: 'revision' },
  ]);
  expect(await revision()).not.toBe(first);
  expect((await save('Again', { questionId, revision: await revision() })).userErrors).toEqual([]);
});
