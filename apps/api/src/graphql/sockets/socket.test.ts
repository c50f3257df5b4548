import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { MaybeViewer } from '../../authz/session.ts';
import type { ViewerReader } from '../../authz/viewer.ts';
import { viewerWith } from '../../testing/samples/viewer.ts';
import { noCookies } from '../cookies.ts';
import { LiveSocket } from './socket.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ana = viewerWith({ userId: 'ana' });

/** A socket of Ana's whose readings are answered when the test says so. */
async function openSocket() {
  const readings: PromiseWithResolvers<MaybeViewer>[] = [];
  const reader: ViewerReader = {
    claimsOf: async () => ({
      userId: ana.userId,
      sessionId: ana.sessionId,
      expiresAt: new Date(Date.now() + 900_000),
    }),
    viewerOf: async () => ana,
    readViewer() {
      const reading = Promise.withResolvers<MaybeViewer>();
      readings.push(reading);
      return reading.promise;
    },
  };
  const close = vi.fn<(code: number) => void>();
  const socket = new LiveSocket(
    { close } as unknown as WebSocket,
    {} as Duplex,
    { request: { ip: '', userAgent: '', language: 'en' }, ...noCookies },
    reader,
    { moveTo: () => true, leave() {} },
  );
  await socket.admit('token');
  return { socket, readings, close };
}

test('who is told something all the time waits for no reading: it is begun before it is due', async () => {
  const { socket, readings } = await openSocket();
  vi.advanceTimersByTime(400);
  expect(socket.viewer()).toBe(ana);
  expect(readings).toHaveLength(0);
  vi.advanceTimersByTime(200);
  expect(socket.viewer()).toBe(ana);
  expect(socket.viewer()).toBe(ana);
  expect(readings).toHaveLength(1);
  const read = { ...ana };
  readings[0]?.resolve(read);
  await vi.advanceTimersByTimeAsync(800);
  expect(socket.viewer()).toBe(read);
});

test('what was read more than a second ago is waited for', async () => {
  const { socket, readings } = await openSocket();
  vi.advanceTimersByTime(1_001);
  const viewer = socket.viewer();
  expect(viewer).toBeInstanceOf(Promise);
  const read = { ...ana };
  readings[0]?.resolve(read);
  expect(await viewer).toBe(read);
});

test('a reading begun before a change does not hide it', async () => {
  const { socket, readings, close } = await openSocket();
  vi.advanceTimersByTime(600);
  void socket.viewer();
  vi.advanceTimersByTime(1);
  const rechecked = socket.recheck();
  readings[1]?.resolve(null);
  await rechecked;
  expect(close).toHaveBeenCalled();
  readings[0]?.resolve(ana);
  await vi.advanceTimersByTimeAsync(0);
  expect(() => socket.viewer()).toThrow('Sign in first.');
});
