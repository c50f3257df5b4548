import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { standIn } from '../../testing/stand-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: [standIn],
    config: {
      production: true,
      environment: 'production',
      hasDevelopmentMailbox: false,
      hasSandbox: false,
      hasExplorer: false,
    },
  });
});
afterAll(() => server.stop());

test.each(['/dev/mail', '/dev/mail.json'])('%s is not served in production', async (path) => {
  const text = await (await fetch(`${server.url}${path}`)).text();
  expect(text).not.toMatch(/mailbox|messageId/);
});

test('neither is the sandbox', async () => {
  const response = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(await response.text()).not.toContain('sandbox');
});

test('nor the explorer, where a setting says so', async () => {
  const response = await fetch(`${server.url}/explorer`);
  expect(await response.text()).not.toContain('API explorer');
});
