import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { comesFromThisMachine } from './this-machine.ts';

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  comesFromThisMachine(
    {
      socket: { remoteAddress },
      headers: { host: 'localhost:4000', ...headers },
    } as unknown as IncomingMessage,
    { baseUrl: 'http://mi-equipo:4000' },
  );

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) =>
  expect(asked(address)).toBe(true),
);

test.each(['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', '2001:db8::1', ''])(
  '%s is another one, whatever its headers say',
  (address) => {
    expect(asked(address)).toBe(false);
    expect(asked(address, { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
    expect(asked(address, { host: '127.0.0.1' })).toBe(false);
  },
);

test.each<Record<string, string>>([
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
])('what a proxy on this machine passes on may come from anywhere: %o', (headers) => {
  expect(asked('127.0.0.1', headers)).toBe(false);
});

test.each([
  ['localhost', true],
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
  ['mi-equipo:4000', true],
  ['rebound.example.org:4000', false],
  ['', false],
])('a page of the host %j may read it: %s', (host, expected) => {
  expect(asked('127.0.0.1', { host })).toBe(expected);
});
