import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsDuring, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { picture, upload } from '../files-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

test('the pictures of a list of people take one command, however many they are', async () => {
  const { client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' });
  const query = `query ($first: Int!) { users(first: $first) { edges { node {
    photo { url sources { srcSet } } } } } }`;
  for (let people = 0; people < 4; people++) {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture());
    await client.data(
      'mutation ($fileId: ID!) { setAvatar(input: { fileId: $fileId }) { userErrors { code } } }',
      { fileId: file?.id },
    );
  }
  for (const first of [2, 4]) {
    let photos: object[] = [];
    const commands = await commandsDuring(['files'], async () => {
      const { users } = await admin.data<{ users: { edges: { node: { photo: object } }[] } }>(
        query,
        { first },
      );
      photos = users.edges.map(({ node }) => node.photo);
    });
    expect(photos.filter(Boolean)).toHaveLength(first);
    // Jobs that make smaller versions meanwhile read one file each.
    const lists = commands.filter(({ name, body }) => name === 'find' && body.limit !== 1);
    expect(lists).toHaveLength(1);
  }
});
