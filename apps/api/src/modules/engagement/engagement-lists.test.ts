import { type Person, buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  commandsDuring,
  planOf,
  type SentCommand,
  watchingCommands,
} from '../../testing/commands.ts';
import { buildProduct, buildUser } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { CommentModel } from './comments/comment.model.ts';
import { FavouriteModel } from './attention/favourite.model.ts';

let server: TestServer;
let reader: Person;
let listingId: string;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  reader = await buildPerson(server);
  listingId = (await buildProduct())._id.toHexString();
  for (let index = 0; index < 50; index += 1) {
    const listing = await buildProduct();
    const { userId } = reader;
    const dateSaved = new Date(Date.now() + index);
    await FavouriteModel.create({ userId, listingId: listing._id.toHexString(), dateSaved });
    await insertThread(listingId, index);
    if (index % 10 === 0) await insertThread(listing._id.toHexString(), index);
  }
});
afterAll(() => server.stop());

/** A comment and a reply to it, each by somebody else. */
async function insertThread(of: string, index: number): Promise<void> {
  const values = async (replyToId: string | null) => ({
    listingId: of,
    businessId: 'somebody',
    authorId: (await buildUser())._id.toHexString(),
    isBySeller: false,
    text: `Comment ${index}`,
    dateCreated: new Date(Date.now() + index),
    replyToId,
    replyCount: replyToId ? 0 : 1,
  });
  const { _id } = await CommentModel.create(await values(null));
  await CommentModel.create(await values(_id.toHexString()));
}

const watched = ['listings', 'businesses', 'users', 'favourites', 'listingComments', 'files'];
const namesOf = (commands: SentCommand[]) =>
  commands.map(({ name, body }) => `${name} ${String(body[name])}`).toSorted();
const planOfList = async (commands: SentCommand[], collection: string) => {
  const command = commands.find(({ name, body }) => body[name] === collection);
  if (!command) throw new Error(`Nothing was read from ${collection}.`);
  return planOf(command);
};

test('favourites with their listings cost the same commands from one to fifty', async () => {
  const read = (first: number) =>
    commandsDuring(watched, () =>
      reader.client.data(
        `query ($first: Int!) { myFavourites(first: $first) { edges { cursor node { id dateCreated
          listing { id name { es } viewerHasFavourited business { id name } engagement { saves } } } } } }`,
        { first },
      ),
    );
  const one = await read(1);
  const fifty = await read(50);
  expect(namesOf(fifty)).toEqual(namesOf(one));
  const { stages, indexFields } = await planOfList(fifty, 'favourites');
  expect(stages).not.toContain('SORT');
  expect(indexFields).toEqual(['userId', 'dateSaved', '_id']);
});

test('comments with replies and authors cost the same commands from one to fifty', async () => {
  const read = (first: number) =>
    commandsDuring(watched, () =>
      reader.client.data(
        `query ($id: ID!, $first: Int!) { listing(id: $id) { comments(first: $first) { edges { cursor node {
          id text author { id displayName } replies { id text author { id displayName } } } } } } }`,
        { id: listingId, first },
      ),
    );
  const one = await read(1);
  const fifty = await read(50);
  expect(namesOf(fifty)).toEqual(namesOf(one));
  const { stages, indexFields } = await planOfList(fifty, 'listingComments');
  expect(stages).not.toContain('SORT');
  expect(indexFields).toEqual(['listingId', 'replyToId', 'isListed', 'dateCreated', '_id']);
});

test('many listings tell in one command whether they are kept', async () => {
  const commands = await commandsDuring(['favourites'], () =>
    reader.client.data('{ listings(first: 50) { edges { node { viewerHasFavourited } } } }'),
  );
  expect(commands).toHaveLength(1);
});

test('the newest comments of many listings are read in two commands, with replies', async () => {
  const read = (first: number) =>
    commandsDuring(['listingComments'], () =>
      reader.client.data(
        `query ($first: Int!) { listings(first: $first) { edges { node { id
          few: comments(first: 1) { edges { cursor node { id } } pageInfo { hasNextPage } }
          comments(first: 3) { edges { cursor node { id replies { id } } } } } } } }`,
        { first },
      ),
    );
  expect(await read(50)).toHaveLength(2);
  expect(await read(10)).toHaveLength(2);
});
