import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient } from '../../../testing/client.ts';
import { watchingCommands, commandsDuring } from '../../../testing/commands.ts';
import { randomOf } from '../../../testing/random.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { categoryCounter } from './category-counts.ts';
import { discuss, refusals, run, written } from '../forum-test-kit.ts';
import { forumMigrations } from '../forum.migrations.ts';
import {
  CountedDiscussionModel,
  DiscussionModel,
  ForumCategoryCountModel,
} from '../forum.model.ts';

let server: TestServer;
let people: Person[];
let admin: Person;
const reason = { text: 'It is an advertisement' };
const categories = ['services', 'products', 'properties'] as const;

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  await createBlacklistEntry('phrase', 'dinero facil');
  people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(server)));
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

interface Counted {
  value: string;
  count: number;
  dateNewest: string | null;
}

async function counted(): Promise<Counted[]> {
  const { forumCategories } = await createClient(server).data<{ forumCategories: Counted[] }>(
    '{ forumCategories { value count dateNewest } }',
  );
  return forumCategories;
}

/** The same, from the discussions themselves. */
async function recounted(): Promise<Counted[]> {
  return Promise.all(
    [...categories, 'featured'].map(async (value) => {
      const placed = value === 'featured' ? { isFeatured: true } : { category: value };
      const found = await DiscussionModel.find({ status: 'PUBLISHED', ...placed })
        .sort({ dateCreated: -1 })
        .lean();
      return {
        value,
        count: found.length,
        dateNewest: found[0]?.dateCreated.toISOString() ?? null,
      };
    }),
  );
}

/** What was counted, in the order of what is counted anew. */
const inOrder = async () =>
  (await counted()).toSorted((one, other) => (one.value < other.value ? -1 : 1));
const expected = async () =>
  (await recounted()).toSorted((one, other) => (one.value < other.value ? -1 : 1));

test('what random acts leave in each category equals a recount, also when events come again', async () => {
  const random = randomOf(20_261_123);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const mine: { id: string; author: Person }[] = [];
  for (const author of people) {
    for (const category of categories) {
      mine.push({ id: (await discuss(author.client, 'Text', { category })).id, author });
    }
  }
  for (let wave = 0; wave < 12; wave += 1) {
    await Promise.all(
      Array.from({ length: 6 }, () => {
        const { id, author } = one(mine);
        const edit = (text: string) =>
          refusals(author.client, 'editDiscussion', {
            discussionId: id,
            ...written(text, { category: one(categories) }),
          });
        const acts = [
          () => edit('Moved elsewhere'),
          () => edit('Moved elsewhere'),
          () => edit('dinero fácil'),
          () => refusals(admin.client, 'deleteDiscussion', { id, reason }),
          () => refusals(admin.client, 'restoreDiscussion', { id }),
          () => refusals(admin.client, 'restoreDiscussion', { id }),
          () =>
            refusals(admin.client, 'moderateDiscussion', {
              discussionId: id,
              isFeatured: random() < 0.5,
            }),
        ];
        // What is not allowed by then changes nothing.
        return one(acts)().catch(() => null);
      }),
    );
  }
  const right = await expected();
  expect(new Set(right.map(({ count }) => count)).size).toBeGreaterThan(1);
  await expect.poll(inOrder).toEqual(right);

  // A process that dies before it noted what it handled handles it again.
  const events = await EventModel.find({ type: 'discussion.changed' }).sort({ _id: -1 }).lean();
  for (const event of events.slice(0, 40)) {
    await inTransaction(() => categoryCounter.handle(event as never, { config: server.config }));
  }
  expect(await inOrder()).toEqual(right);
});

test('reading them costs the same however many there are', async () => {
  const commands = await commandsDuring(['discussions', 'forumCategoryCounts'], counted);
  expect(commands.map(({ name }) => name)).toEqual(['find']);
});

test('a version that had no counts begins with those of its discussions', async () => {
  const client = people[0]?.client;
  if (!client) throw new Error('There is nobody.');
  const right = await expected();
  await ForumCategoryCountModel.deleteMany({});
  await CountedDiscussionModel.deleteMany({});
  const migration = forumMigrations.find(({ id }) => id.endsWith('forum-categories'));
  for (let times = 0; times < 2; times += 1) await migration?.up(database());
  expect(await inOrder()).toEqual(right);
  // From there on it goes on counting.
  const { discussion } = await run(
    client,
    'createDiscussion',
    written('New', { category: 'products' }),
  );
  await expect.poll(inOrder).toEqual(await expected());
  await run(client, 'deleteDiscussion', { id: discussion?.id });
  await expect.poll(inOrder).toEqual(right);
});
