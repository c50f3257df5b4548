import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createBlacklistEntry } from '../moderation/index.ts';
import { countAsker, plantPopularSearches } from './popular-searches.ts';
import { SearchDayModel } from './search-day.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const popular = async () =>
  (await createClient(server).data<{ popularSearches: string[] }>('{ popularSearches }'))
    .popularSearches;

test('what several people searched for and found is popular, and nobody is kept with it', async () => {
  await createBlacklistEntry('word', 'vulgar');
  const askers = ['ana', 'ana', 'maria', 'eva', 'jo'];
  for (const asker of askers) countAsker('COFFEE', asker);
  countAsker('what one alone wants', 'ana');
  countAsker('ana@example.com', 'maria');
  countAsker('ana@example.com', 'eva');
  const stored = () => SearchDayModel.findOne({ found: 'coffee' }).lean();
  await vi.waitFor(async () => expect((await stored())?.askers).toBe(4));
  expect(await popular()).toEqual([]);
  countAsker('coffee', 'liz');
  await vi.waitFor(async () => expect(await popular()).toEqual(['coffee']));
  const all = JSON.stringify(await SearchDayModel.find().lean());
  for (const secret of ['one alone', 'example', 'maria']) expect(all).not.toContain(secret);

  const at = new Date();
  await plantPopularSearches([
    { words: 'vulgar', askers: 50, at },
    { words: 'before', askers: 50, at: new Date(at.getTime() - 31 * 24 * 3600 * 1000) },
    { words: 'bread', askers: 9, at },
  ]);
  await vi.waitFor(async () => expect(await popular()).toEqual(['bread', 'coffee']));
});
