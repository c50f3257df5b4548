import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '../apollo/connection.ts';
import { session } from './browser-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  connection.answered();
});

test('a page that opens without a network says so, though nothing but the session is asked for', async () => {
  const locks = { request: (_name: string, work: () => unknown) => work() };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as never);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(connection.snapshot()).toBe('online');
  await session.renew(null);
  await vi.waitFor(() => expect(connection.snapshot()).toBe('offline'), { timeout: 5_000 });
});
