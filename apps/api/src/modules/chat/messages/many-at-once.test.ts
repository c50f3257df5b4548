import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyCommandDuring, untilQuiet, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { openGroup, readMessages, say } from '../chat-test-kit.ts';

let server: TestServer;
let people: Person[];
const many = 16;

beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()), rateLimits: false },
  });
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await buildPerson(server));
});
afterAll(() => server.stop());

test('messages of many at once in one conversation are each written once', async () => {
  const [leader, ...others] = people as [Person, ...Person[]];
  const { id } = await openGroup(
    leader.client,
    others.map(({ userId }) => userId),
  );
  await untilQuiet(['messages', 'chats']);
  // Whoever meets another's change of the conversation begins again, and writes the message anew.
  const sent = await everyCommandDuring(['messages'], () =>
    Promise.all(
      Array.from({ length: many }, (_, index) =>
        say((people[index % people.length] ?? leader).client, id, `Message ${index}`),
      ),
    ),
  );
  const inserts = sent.filter(({ name }) => name === 'insert');
  expect(inserts.length).toBe(many);
  const { texts } = await readMessages(leader.client, id, { first: 50 });
  expect(texts.filter((text) => text.startsWith('Message'))).toHaveLength(many);
});
