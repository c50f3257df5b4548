import mongoose, { Schema, Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Viewer } from '../../authz/session.ts';
import { createBlacklistEntry } from '../../modules/moderation/index.ts';
import { finderOf } from '../../platform/database/object-id.ts';
import { Refusal, refuse } from '../../platform/errors/errors.ts';
import { configureRateLimits } from '../../platform/rate-limit/rate-limit.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { abortOnce } from '../../testing/faults/abort-once.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { viewerWith } from '../../testing/samples/viewer.ts';
import { perHour, write, type Writer } from './write.ts';

interface Note {
  _id: Types.ObjectId;
  authorId: string | null;
  text: string;
}
const NoteModel = mongoose.model(
  'TestNote',
  new Schema<Note>(
    { authorId: { type: String, default: null }, text: { type: String, required: true } },
    { collection: 'testNotes', versionKey: false },
  ),
);

let server: TestServer;
const steps: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await NoteModel.createCollection();
  await NoteModel.collection.createIndex({ text: 1 }, { unique: true });
  await createBlacklistEntry('word', 'maldad');
  await createBlacklistEntry('phrase', 'dinero gratis');
});
afterAll(() => server.stop());
beforeEach(() => {
  steps.length = 0;
  configureRateLimits({ rateLimits: false });
});

const viewer = viewerWith({ userId: 'ana' });
const as = (changes: Partial<Viewer> | null, config: object = {}) =>
  ({
    viewer: changes && { ...viewer, ...changes },
    config: { ...server.config, ...config },
  }) as unknown as Writer;

const find = finderOf(NoteModel);
const edit = write({
  input: z.object({ noteId: z.string(), text: z.string().min(2) }),
  verifiedEmail: true,
  load: {
    by: 'noteId',
    find: (id: string) => {
      steps.push('load');
      return find(id);
    },
  },
  mayOn: 'review.edit',
  limit: { name: 'test.note', quota: perHour(3) },
  texts: ({ text }) => ({ text }),
  duplicate: { code: 'ENTRY_EXISTS', field: 'text' },
  async act({ loaded, input: { text }, isHeld }) {
    steps.push('act');
    if (text === 'no') throw refuse('CONFLICT');
    await NoteModel.updateOne({ _id: loaded._id }, { text });
    return { note: { ...loaded, text }, isHeld };
  },
  event: ({ result: { note } }) =>
    note.text === 'quiet' ? null : ['user.changed', { userId: note._id.toHexString() }],
  after: () => steps.push('after'),
});

const note = async (authorId = 'ana') => {
  const [made] = await NoteModel.create([
    { authorId, text: `note ${new Types.ObjectId().toHexString()}` },
  ]);
  return made?.id as string;
};
const eventsOf = (userId: string) => EventModel.find({ type: 'user.changed', data: { userId } });
const codeOf = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'done',
    (error: unknown) =>
      error instanceof Refusal
        ? error.userErrors.map(({ code, field }) => (field ? `${code} ${field}` : code)).join()
        : (error as { extensions?: { code: string } }).extensions?.code,
  );

describe('a declared write', () => {
  test('acts once on what it loads again in the transaction, and records one event', async () => {
    const noteId = await note();
    const result = await edit(as({}), { noteId, text: 'better' });
    expect(result).toMatchObject({ note: { text: 'better' }, isHeld: false });
    expect(steps).toEqual(['load', 'load', 'act', 'after']);
    expect(await eventsOf(noteId)).toMatchObject([{ actorId: 'ana' }]);
  });

  test('refuses step by step, before anything is written', async () => {
    const [own, others] = [await note(), await note('eva')];
    const verifying = { requireVerifiedEmail: true };
    const attempt = (who: Parameters<typeof as>, input: unknown) => codeOf(edit(as(...who), input));
    expect(await attempt([null], {})).toBe('UNAUTHENTICATED');
    expect(await attempt([{}], { noteId: own, text: 'x' })).toBe('FIELD_INVALID text');
    expect(await attempt([{ emailVerified: false }, verifying], { noteId: own, text: 'ok' })).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    for (const noteId of ['nonsense', '0'.repeat(24)]) {
      expect(await attempt([{}], { noteId, text: 'fine' })).toBe('NOT_FOUND noteId');
    }
    expect(await attempt([{}], { noteId: others, text: 'maldad' })).toBe('FORBIDDEN');
    expect(await attempt([{}], { noteId: own, text: 'una maldad' })).toBe('POST_BLACKLISTED text');
    expect(await attempt([{}], { noteId: own, text: 'no' })).toBe('CONFLICT');
    expect(steps).not.toContain('after');
    expect(await eventsOf(own)).toEqual([]);
  });

  test('a phrase of the blacklist holds what is written; a duplicate key is a refusal', async () => {
    const [one, other] = [await note(), await note()];
    expect(await edit(as({}), { noteId: one, text: 'Dinero gratis hoy' })).toMatchObject({
      isHeld: true,
    });
    expect(await codeOf(edit(as({}), { noteId: other, text: 'Dinero gratis hoy' }))).toBe(
      'ENTRY_EXISTS text',
    );
  });

  test('a transaction that begins again acts again, and records one event', async () => {
    const noteId = await note();
    const aborts = abortOnce();
    await edit(as({}), { noteId, text: 'twice' });
    aborts.mockRestore();
    expect(steps).toEqual(['load', 'load', 'act', 'load', 'act', 'after']);
    expect(await eventsOf(noteId)).toHaveLength(1);
  });

  test('what changes nothing records nothing', async () => {
    const noteId = await note();
    await edit(as({}), { noteId, text: 'quiet' });
    expect(await eventsOf(noteId)).toEqual([]);
  });

  test('the limit counts what could be done, and nothing else', async () => {
    configureRateLimits({ rateLimits: true });
    const noteId = await note('limited');
    const attempt = (input: unknown) => codeOf(edit(as({ userId: 'limited' }), input));
    for (let count = 0; count < 5; count += 1) {
      expect(await attempt({ noteId: 'nonsense', text: 'many' })).toBe('NOT_FOUND noteId');
    }
    for (let count = 0; count < 3; count += 1) {
      expect(await attempt({ noteId, text: `text ${count}` })).toBe('done');
    }
    expect(await attempt({ noteId, text: 'text 4' })).toBe('TOO_MANY_REQUESTS');
  });

  test('an action that no document decides is asked before the input is looked at', async () => {
    const act = vi.fn<() => Promise<{ ok: boolean }>>();
    const administer = write({ input: z.object({ a: z.string() }), may: 'review.administer', act });
    expect(await codeOf(administer(as({}), {}))).toBe('FORBIDDEN');
    expect(await codeOf(administer(as({ memberType: 'wikiAdmin', staffRole: 'full' }), {}))).toBe(
      'FIELD_INVALID a',
    );
    expect(act).not.toHaveBeenCalled();
  });
});
