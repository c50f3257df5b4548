import { limits } from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { configureRateLimits } from '../../../platform/rate-limit/rate-limit.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createClient } from '../../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../../testing/mutations.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { discuss, refusals as refusedInForum, reply, written } from '../../forum/forum-test-kit.ts';
import { BlacklistEntryModel } from './blacklist.model.ts';
import { createBlacklistEntry } from './blacklist.store.ts';
import { moderationMigrations } from '../moderation.migrations.ts';

interface Entry {
  id: string;
  text: string;
  note: string | null;
  hits: number;
  dateLastHit: string | null;
}

interface Answer {
  entry?: Entry | null;
  entries?: { line: number; text: string; isKnown: boolean; userErrors: ToldError[] }[];
  added?: number;
  userErrors: ToldError[];
}

const entryFields = 'id text note hits dateLastHit';
const { run, refusals, denial } = callsOf<Answer, 'addBlacklistEntry' | 'importBlacklist'>({
  addBlacklistEntry: operation(
    'addBlacklistEntry',
    'AddBlacklistEntryInput',
    `entry { ${entryFields} }`,
  ),
  importBlacklist: operation(
    'importBlacklist',
    'ImportBlacklistInput',
    'entries { line text isKnown userErrors { code field } } added',
  ),
});

const rehearsal = `query ($kind: BlacklistKind!, $texts: [String!]!) {
  rehearsal: blacklistRehearsal(kind: $kind, texts: $texts) {
    days kinds { kind compared caught isPartial }
    examples { kind subjectId path before found after }
    spellings { text count } innocentWords untouchedWords
  }
}`;

interface Rehearsal {
  days: number;
  kinds: { kind: string; compared: number; caught: number; isPartial: boolean }[];
  examples: {
    kind: string;
    subjectId: string;
    path: string;
    before: string;
    found: string;
    after: string;
  }[];
  spellings: { text: string; count: number }[];
  innocentWords: string[];
  untouchedWords: string[];
}

let server: TestServer;
let admin: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  member = await buildPerson(server);
});
afterAll(() => server.stop());

const rehearse = async (
  kind: string,
  texts: string[],
  client: TestClient = admin.client,
): Promise<Rehearsal> =>
  (await client.data<{ rehearsal: Rehearsal }>(rehearsal, { kind, texts })).rehearsal;
const entryOf = async (text: string) => {
  const entry = await BlacklistEntryModel.findOne({ text }).lean();
  if (!entry) throw new Error(`${text} is not on the list.`);
  return entry;
};

test('who writes is told where words stand that would be refused, and of no phrases', async () => {
  await createBlacklistEntry('word', 'zampabollos');
  await createBlacklistEntry('phrase', 'trato redondo');
  const blocked = async (texts: string[], { client }: Person = member) =>
    (
      await client.data<{ blockedWords: { textIndex: number; start: number; end: number }[] }>(
        'query ($texts: [String!]!) { blockedWords(texts: $texts) { textIndex start end } }',
        { texts },
      )
    ).blockedWords;
  const texts = ['Un trato redondo', 'Es un Z4MPABOLLOS, un zampabollos.', ''];
  expect(
    (await blocked(texts)).map(({ textIndex, start, end }) => texts[textIndex]?.slice(start, end)),
  ).toEqual(['Z4MPABOLLOS', 'zampabollos']);
  expect(await BlacklistEntryModel.findOne({ text: 'zampabollos' }).lean()).toMatchObject({
    hits: 0,
  });

  // Trying words one by one reads no more than a part of the list.
  configureRateLimits({ rateLimits: true });
  const curious = await buildPerson(server);
  const many = [Array.from({ length: 30 }, () => 'zampabollos').join(' y ')];
  const { placesAtOnce, placesPerHour } = limits.blacklist;
  for (let told = 0; told < placesPerHour; told += placesAtOnce) {
    expect(await blocked(many, curious)).toHaveLength(placesAtOnce);
  }
  expect(await blocked(many, curious)).toEqual([]);
  expect(await blocked(texts)).toHaveLength(2);
  configureRateLimits({ rateLimits: false });
  for (const tooMuch of [['a'.repeat(30_001)], Array.from({ length: 201 }, () => 'a')]) {
    await expect(blocked(tooMuch)).rejects.toThrow('BAD_REQUEST');
  }
  await expect(blocked(texts, { client: createClient(server) } as Person)).rejects.toThrow(
    'UNAUTHENTICATED',
  );
});

describe('a rehearsal', () => {
  test('tells what an entry would have stopped, how it was written, and what it leaves alone', async () => {
    const { id } = await discuss(member.client, 'Nobody sells a cheaper zurrón than this seller.', {
      title: 'A ZURRON for sale',
    });
    const { id: commentId } = await reply(member.client, id, 'Un zurr0n, dicen, y zurronero.');
    const found = await rehearse('word', ['zurrón']);
    expect(found.days).toBe(90);
    expect(found.kinds.find(({ kind }) => kind === 'discussion')).toMatchObject({
      caught: 1,
      isPartial: false,
    });
    expect(found.kinds.find(({ kind }) => kind === 'discussionComment')?.caught).toBe(1);
    expect(found.examples).toEqual([
      {
        kind: 'discussionComment',
        subjectId: commentId,
        path: expect.stringContaining(commentId) as string,
        before: 'Un ',
        found: 'zurr0n',
        after: ', dicen, y zurronero.',
      },
      expect.objectContaining({ kind: 'discussion', subjectId: id, found: 'ZURRON' }),
    ]);
    expect(found.spellings).toEqual([
      { text: 'zurr0n', count: 1 },
      { text: 'zurron', count: 1 },
    ]);
    expect(found.untouchedWords).toEqual(['zurronero']);
    expect(found.innocentWords).toEqual([]);
  });

  test('tells of ordinary words that an entry stops, and of those it only stands in', async () => {
    const { innocentWords, untouchedWords } = await rehearse('word', ['papa']);
    expect(innocentWords).toEqual(['papa', 'papá']);
    expect(untouchedWords).toContain('papaya');
    const put = await rehearse('word', ['puta']);
    expect(put.innocentWords).toEqual([]);
    expect(put.untouchedWords).toEqual(
      expect.arrayContaining(['computadora', 'disputa', 'reputación']),
    );
  });

  test('compares a phrase with the forum alone, and several entries at once', async () => {
    await discuss(member.client, 'Un zarandajo muy raro. Otro zarandajo.');
    await discuss(member.client, 'Dicen perendengue y más.');
    const { kinds, examples } = await rehearse('phrase', ['zarandajo muy raro', 'perendengue']);
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['discussion', 'discussionComment']);
    expect(examples.map(({ found }) => found)).toEqual(['perendengue', 'zarandajo muy raro']);
  });

  test('is for administrators, and takes sense', async () => {
    const variables = { kind: 'word', texts: ['palabra'] };
    for (const [client, code] of [
      [createClient(server), 'UNAUTHENTICATED'],
      [member.client, 'FORBIDDEN'],
    ] as const) {
      const { errors } = await client.request(rehearsal, variables);
      expect(errors?.[0]?.extensions?.code).toBe(code);
    }
    for (const texts of [[], [''], Array.from({ length: 1_001 }, () => 'palabra')]) {
      const { errors } = await admin.client.request(rehearsal, { ...variables, texts });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
    }
  });
});

describe('hits', () => {
  test('count what a word refused and a phrase held, each once, whoever writes at once', async () => {
    await run(admin.client, 'addBlacklistEntry', { kind: 'word', text: 'mequetrefe' });
    await run(admin.client, 'addBlacklistEntry', { kind: 'phrase', text: 'gangas increíbles' });
    const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(server)));
    await Promise.all(
      people.flatMap(({ client }) => [
        refusedInForum(client, 'createDiscussion', written('¡M3QUETREFE!')),
        discuss(client, 'Aquí hay gangas increibles.'),
      ]),
    );
    expect(await entryOf('mequetrefe')).toMatchObject({ hits: 4 });
    expect(await entryOf('gangas increíbles')).toMatchObject({ hits: 4 });
    expect((await entryOf('mequetrefe')).dateLastHit).toBeInstanceOf(Date);
    const { blacklist } = await admin.client.data<{
      blacklist: { edges: { node: { text: string; hits: number } }[] };
    }>('{ blacklist(kind: WORD, order: HITS) { edges { node { text hits } } } }');
    expect(blacklist.edges[0]?.node).toEqual({ text: 'mequetrefe', hits: 4 });
  });

  test('are there on entries of the version before', async () => {
    const entries = database().collection('blacklistEntries');
    const _id = new Types.ObjectId();
    const before = { _id, kind: 'word', text: 'antes', key: 'antes', dateCreated: new Date(0) };
    await entries.insertOne(before);
    const migration = moderationMigrations.find(({ id }) => id.endsWith('blacklist-hits'));
    for (let times = 0; times < 2; times += 1) await migration?.up(database());
    expect(await entries.findOne({ _id })).toEqual({
      ...before,
      note: null,
      hits: 0,
      dateLastHit: null,
    });
    expect(await entryOf('mequetrefe')).toMatchObject({ hits: 4 });
    await entries.deleteOne({ _id });
  });
});

describe('a list', () => {
  const list = (text: string, more: object = {}) =>
    run(admin.client, 'importBlacklist', { kind: 'word', list: text, isDryRun: false, ...more });

  test('is added whole or not at all, with all that is wrong at once', async () => {
    const text = '# Ours\nfulano;from a table\nde\n\ndos palabras\nmengano\nFULANO\n1234\n';
    const read = await list(text);
    expect(read.added).toBe(0);
    expect(read.entries).toEqual([
      { line: 2, text: 'fulano', isKnown: false, userErrors: [] },
      { line: 3, text: 'de', isKnown: false, userErrors: [{ code: 'COMMON_WORD', field: 'text' }] },
      {
        line: 5,
        text: 'dos palabras',
        isKnown: false,
        userErrors: [{ code: 'ONE_WORD_ONLY', field: 'text' }],
      },
      { line: 6, text: 'mengano', isKnown: false, userErrors: [] },
      { line: 7, text: 'FULANO', isKnown: true, userErrors: [] },
      {
        line: 8,
        text: '1234',
        isKnown: false,
        userErrors: [{ code: 'FIELD_INVALID', field: 'text' }],
      },
    ]);
    expect(await BlacklistEntryModel.countDocuments({ text: 'fulano' })).toBe(0);
  });

  test('may be looked at first, is added once, and works at once', async () => {
    const text = 'fulano;from a table\nzutano\n';
    expect(await list(text, { isDryRun: true })).toMatchObject({ added: 0, userErrors: [] });
    expect(await BlacklistEntryModel.countDocuments({ text: 'fulano' })).toBe(0);
    const answers = await Promise.all([list(text), list(text), list(text)]);
    expect(answers.map(({ added = 0 }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    expect((await list(text)).entries?.map(({ isKnown }) => isKnown)).toEqual([true, true]);
    expect(await entryOf('fulano')).toMatchObject({ note: 'from a table', hits: 0 });
    expect(await refusedInForum(member.client, 'createDiscussion', written('Zutano'))).toEqual([
      'POST_BLACKLISTED body',
    ]);
    expect(await EventModel.countDocuments({ type: 'blacklist.imported' })).toBe(1);
  });

  test('comes as the back office exports it, in either language', async () => {
    const spanish = '\uFEFFTexto,Nota,Veces\r\n"perico, de los palotes","Dijo ""no""",4\r\n';
    const { entries, added } = await list(spanish, { kind: 'phrase' });
    expect(entries).toMatchObject([{ line: 2, text: 'perico, de los palotes', userErrors: [] }]);
    expect(added).toBe(1);
    expect(await entryOf('perico, de los palotes')).toMatchObject({ note: 'Dijo "no"' });
    const english = await list('Text;Note\nzarrapastroso;\n');
    expect(english.added).toBe(1);
  });

  test.each([
    ['', 'FIELD_REQUIRED list'],
    ['\n \n# nothing', 'FIELD_REQUIRED list'],
    ['x'.repeat(200_001), 'FIELD_TOO_LONG list'],
    [
      Array.from({ length: 1_001 }, (_, index) => `palabra${index}`).join('\n'),
      'TOO_MANY_ITEMS list',
    ],
    ['text,note\n"broken,', 'INVALID_CSV list'],
  ])('%j is refused as a whole', async (text, refusal) => {
    expect(
      await refusals(admin.client, 'importBlacklist', { kind: 'word', list: text, isDryRun: true }),
    ).toEqual([refusal]);
  });

  test('is for administrators', async () => {
    const input = { kind: 'word', list: 'palabra', isDryRun: true };
    expect(await denial(member.client, 'importBlacklist', input)).toBe('FORBIDDEN');
    expect(await denial(createClient(server), 'importBlacklist', input)).toBe('UNAUTHENTICATED');
  });
});
