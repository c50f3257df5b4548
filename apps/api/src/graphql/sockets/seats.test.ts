import { closeCodes } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { openSocket, type SocketClient } from '../../testing/socket-client.ts';
import { insertSession, standIn } from '../../testing/stand-in.ts';
import { Seats } from './seats.ts';

describe('seats', () => {
  it('are taken and left once, also by who leaves while signing in', () => {
    const seats = new Seats({ perAddress: 1, perAccount: 1 });
    const seat = seats.take('a');
    expect(seats.take('a')).toBeNull();
    expect(seats.take('b')).not.toBeNull();
    seat?.leave();
    seat?.leave();
    expect(seat?.moveTo('ana')).toBe(false);
    const next = seats.take('a');
    expect(next?.moveTo('ana')).toBe(true);
    const other = seats.take('a');
    expect(other?.moveTo('ana')).toBe(false);
    next?.leave();
    expect(other?.moveTo('ana')).toBe(true);
  });

  it('are not counted without limits', () => {
    const seats = new Seats(null);
    for (let count = 0; count < 1_000; count += 1) {
      expect(seats.take('a')?.moveTo('ana')).toBe(true);
    }
  });
});

describe('a server', () => {
  let server: TestServer;
  const open: SocketClient[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      modules: [standIn],
      config: {
        rateLimits: true,
        trustProxy: 1,
        socketLimits: { perAddress: 5, perAccount: 3 },
      },
    });
  });
  afterAll(() => server.stop());

  const from = async (address: string, accessToken?: string): Promise<SocketClient> => {
    const headers = { 'x-forwarded-for': address };
    const socket = await openSocket(server.url, {
      headers,
      ...(accessToken ? { accessToken } : {}),
    });
    open.push(socket);
    return socket;
  };

  test('opens so many sockets for the visitors of an address, and again when some close', async () => {
    const rush = await Promise.allSettled(Array.from({ length: 40 }, () => from('192.0.2.1')));
    expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refusal = rush.find((each) => each.status === 'rejected');
    expect(String(refusal?.reason)).toContain('429');
    // Another network is not concerned.
    await (await from('192.0.2.2')).close();
    await open.at(0)?.close();
    await expect
      .poll(() =>
        from('192.0.2.1').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('counts the signed in by account: they leave the seats of the address to others', async () => {
    const { token } = await insertSession(server.config, 'ana');
    const { token: another } = await insertSession(server.config, 'berta');
    for (let count = 0; count < 3; count += 1) await from('192.0.2.3', token);
    await expect(from('192.0.2.4', token)).rejects.toThrow(String(closeCodes.tooManyOperations));
    for (let count = 0; count < 3; count += 1) await from('192.0.2.3', another);
    for (let count = 0; count < 5; count += 1) await from('192.0.2.3');
    await expect(from('192.0.2.3')).rejects.toThrow('429');
  });
});
