import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedLines } from '../../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { configureRateLimits } from '../../rate-limit/rate-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  configureRateLimits({ rateLimits: false });
  await server.stop();
});

const send = (type: string, body: unknown) =>
  fetch(`${server.url}/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
const older = (blocked: string) => ({
  'csp-report': {
    'document-uri': `${server.url}/reset-password?token=secret`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'original-policy': "default-src 'none'",
  },
});
const told = () => loggedLines().filter(({ msg }) => msg === 'a page did what its policy refuses');

test('the policy of a page names where browsers tell what it refused', async () => {
  const { headers } = await fetch(`${server.url}/login`);
  expect(headers.get('content-security-policy')).toContain(
    'report-uri /policy-reports;report-to policy',
  );
  expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
});

test('both forms of reports are logged, without what is private in addresses', async () => {
  const { status } = await send('application/csp-report', older('https://evil.example/x.js?a=b'));
  expect(status).toBe(204);
  const body = {
    documentURL: `${server.url}/products`,
    effectiveDirective: 'script-src-attr',
    blockedURL: 'inline',
  };
  await send('application/reports+json', [{ type: 'csp-violation', age: 1, body }]);
  expect(told()).toMatchObject([
    {
      level: 40,
      page: `${server.url}/reset-password`,
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
    },
    { page: `${server.url}/products`, directive: 'script-src-attr', blocked: 'inline' },
  ]);
  expect(JSON.stringify(told())).not.toContain('secret');
});

test('extensions of the browser, and what is no report, are logged by nobody', async () => {
  expect((await send('application/csp-report', older('chrome-extension'))).status).toBe(204);
  expect((await send('application/csp-report', { a: 1 })).status).toBe(400);
  expect((await send('application/csp-report', older('x'.repeat(20_000)))).status).toBe(413);
  expect(told()).toEqual([]);
});

test('a network tells so much and no more', async () => {
  configureRateLimits({ rateLimits: true });
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await send('application/csp-report', older('inline'))).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(told()).toHaveLength(20);
});
