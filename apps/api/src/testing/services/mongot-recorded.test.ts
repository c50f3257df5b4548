import { describe, expect, test } from 'vitest';
import { standInMongot } from './mongot.ts';
import { documentedCompounds } from './mongot-exchanges/documented-compounds.ts';
import { documentedOperators } from './mongot-exchanges/documented-operators.ts';
import type { Exchange } from './mongot-exchanges/exchange.ts';
import { sequence, serverTests } from './mongot-exchanges/server-tests.ts';

// What stands in for mongot answers what a real one answered, by what MongoDB publishes of it. None of these
// exchanges was recorded with a mongot of our own.

async function collectionOf({ fields, documents }: Pick<Exchange, 'fields' | 'documents'>) {
  const collection = standInMongot();
  const definition = { mappings: { dynamic: false, fields } };
  await collection.createSearchIndex({ name: 'default', definition });
  for (const [_id, own] of Object.entries(documents)) {
    const replaceOne = { filter: { _id }, replacement: { ...own, _id }, upsert: true };
    await collection.bulkWrite([{ replaceOne }], { ordered: false });
  }
  return collection;
}

const project = {
  $project: { score: { $meta: 'searchScore' }, token: { $meta: 'searchSequenceToken' } },
};

/** What stands in for mongot answers to an exchange, as far as the exchange tells an answer. */
async function answerTo(exchange: Exchange): Promise<object> {
  const { asked, isOrdered = false, scores = {}, meta } = exchange;
  const collection = await collectionOf(exchange);
  const body = { index: 'default', ...asked };
  if (meta) return { meta: (await collection.aggregate([{ $searchMeta: body }]).toArray())[0] };
  const rows = await collection.aggregate([{ $search: body }, project]).toArray();
  const ids = rows.map(({ _id }) => String(_id));
  const told = rows.filter(({ _id }) => String(_id) in scores);
  return {
    found: isOrdered ? ids : ids.toSorted(),
    scores: Object.fromEntries(told.map(({ _id, score }) => [String(_id), score])),
  };
}

function publishedAnswer({ found, isOrdered = false, scores = {}, meta }: Exchange): object {
  return meta ? { meta } : { found: isOrdered ? found : found?.toSorted(), scores };
}

describe('the tests of the server', () => {
  test.each(serverTests.map((exchange) => [exchange.name, exchange] as const))(
    '%s',
    async (_name, exchange) => {
      expect(await answerTo(exchange)).toEqual(publishedAnswer(exchange));
    },
  );

  test('a page begins behind the last document of the one before', async () => {
    const collection = await collectionOf(sequence);
    const page = (after: object) =>
      collection
        .aggregate([
          { $search: { index: 'default', ...sequence.asked, ...after } },
          { $limit: 3 },
          { $project: { sequence: 1, token: { $meta: 'searchSequenceToken' } } },
        ])
        .toArray();
    const first = await page({});
    const last = first.at(-1);
    const second = await page({ searchAfter: last?.['token'] });
    expect([first.length, second.length]).toEqual([3, 3]);
    expect(new Set([...first, ...second].map(({ _id }) => _id)).size).toBe(6);
    expect(Number(second[0]?.['sequence'])).toBeGreaterThan(Number(last?.['sequence']));
  });
});

describe('the documentation', () => {
  test.each(
    [...documentedCompounds, ...documentedOperators].map(
      (exchange) => [exchange.name, exchange] as const,
    ),
  )('%s', async (_name, exchange) => {
    expect(await answerTo(exchange)).toEqual(publishedAnswer(exchange));
  });
});
