import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { countAsker, insertPopularSearches } from './popular-searches.ts';
import { SearchDayModel } from './search-day.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createBlacklistEntry('word', 'vulgar');
});
afterAll(() => server.stop());

const popular = async (language = 'ES') => {
  const query = 'query ($language: Language) { popularSearches(language: $language) }';
  const { popularSearches } = await createClient(server).data<{ popularSearches: string[] }>(
    query,
    { language },
  );
  return popularSearches;
};

test('what several people searched for and found is popular, and nobody is kept with it', async () => {
  // Words that nobody else in this process has searched for: what was asked is kept in its memory.
  const words = `cafe ${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`;
  const askers = ['ana', 'ana', 'maria', 'eva', 'jo'];
  for (const asker of askers) countAsker(words.toUpperCase(), asker, 'es');
  countAsker(`${words} that one alone wants`, 'ana', 'es');
  countAsker('ana@example.com', 'maria', 'es');
  countAsker('ana@example.com', 'eva', 'es');
  const stored = async () => (await SearchDayModel.findOne({ found: words }).lean())?.askers;
  await expect.poll(stored).toBe(4);
  expect(await popular()).not.toContain(words);
  countAsker(words, 'liz', 'es');
  await expect.poll(() => popular()).toContain(words);
  // As most of them typed it, with its accents.
  const accented = words.replace('cafe', 'Café');
  for (const asker of ['zoe', 'ian', 'leo', 'mia', 'noa', 'pia']) countAsker(accented, asker, 'es');
  await expect.poll(() => popular()).toContain(accented.toLowerCase());
  expect(await popular()).not.toContain(words);
  const all = JSON.stringify(await SearchDayModel.find().lean());
  for (const secret of ['one alone', 'example', 'maria']) expect(all).not.toContain(secret);

  const at = new Date();
  await insertPopularSearches([
    { words: 'vulgar', language: 'es', askers: 50, at },
    {
      words: 'before',
      language: 'es',
      askers: 50,
      at: new Date(at.getTime() - 31 * 24 * 3600 * 1000),
    },
    { words: 'bread', language: 'es', askers: 9, at },
  ]);
  await expect.poll(() => popular()).toEqual([words.replace('cafe', 'café'), 'bread']);

  // Whoever reads English sees them as long as too few are known of those who do, and these first.
  const english = ['scales', 'sacks', 'labels', 'boxes'].map((each, index) => ({
    words: each,
    language: 'en' as const,
    askers: 10 - index,
    at,
  }));
  await insertPopularSearches(english.slice(0, 1));
  expect((await popular('EN'))[0]).toBe('scales');
  expect(await popular('EN')).toContain('bread');
  await insertPopularSearches(english.slice(1));
  expect(await popular('EN')).toEqual(['scales', 'sacks', 'labels', 'boxes']);
  expect(await popular('ES')).toContain('bread');
});
