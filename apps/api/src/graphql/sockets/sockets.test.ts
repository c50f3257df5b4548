import { connect } from 'node:net';
import { closeCodes } from '@wiki/domain';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ApiModule } from '../../module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { encodeCursor } from '../../platform/live/cursor.ts';
import { presentPosition } from '../../platform/live/event-stream.ts';
import type { EventType } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { signJwt } from '../../platform/tokens/json-web-token.ts';
import { encrypt } from '../../platform/tokens/sealed-text.ts';
import { createClient, cursorNow } from '../../testing/client.ts';
import { promptMs } from '../../testing/prompt.ts';
import { startTestServer, testConfig, type TestServer } from '../../testing/server.ts';
import { openSocket, type SocketOperation } from '../../testing/socket-client.ts';
import { changeSession, happen, insertSession, standIn } from '../../testing/stand-in.ts';

const follow =
  'subscription ($after: EventCursor) { meChanged(after: $after) { me { displayName } cursor } }';

interface Change {
  meChanged: { me: { displayName: string }; cursor: string };
}

/** Whether the database is away for who asks whom a session belongs to. */
let isAway = false;
const sessions: ApiModule = {
  ...standIn,
  async loadViewer(...ids) {
    if (isAway) throw new mongoose.mongo.MongoNetworkError('connection closed');
    return (await standIn.loadViewer?.(...ids)) ?? null;
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [sessions] });
});
afterAll(() => server.stop());

async function textOf(operation: SocketOperation<Change>): Promise<string | undefined> {
  return (await operation.next()).data?.meChanged.me.displayName;
}

/** A user with a live socket that follows from now on. */
async function follower(userId: string) {
  const { token, sessionId } = await insertSession(server.config, userId);
  const socket = await openSocket(server.url, { accessToken: token });
  const operation = socket.start<Change>(follow, { after: await cursorNow(server) });
  return { token, sessionId, socket, operation };
}

/** What a handshake ends with. */
function handshake(headers: Record<string, string>, path = '/graphql'): Promise<number> {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}${path}`,
    'graphql-transport-ws',
    {
      headers,
    },
  );
  return new Promise((resolve) => {
    socket.once('open', () => {
      resolve(101);
      socket.close();
    });
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

/** What is answered to the handshake with a target that no client would name. */
async function rawHandshake(target: string): Promise<string> {
  const line = connect(Number(new URL(server.url).port), '127.0.0.1');
  line.end(
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  return (await line.toArray()).join('');
}

describe('who may open a socket', () => {
  test('pages of this site and programs, not pages of other sites', async () => {
    expect(await handshake({})).toBe(101);
    expect(await handshake({ origin: server.url })).toBe(101);
    expect(await handshake({ origin: 'https://evil.example' })).toBe(403);
    expect(await handshake({ origin: 'null' })).toBe(403);
    expect(await handshake({ origin: `${server.url}.evil.example` })).toBe(403);
    expect(await handshake({}, '/elsewhere')).toBe(404);
  });

  test.each(['//', 'http://[', '/\\\\[', '*'])(
    'nobody at %s, which is no address',
    async (target) => {
      expect(await rawHandshake(target)).toMatch(/^HTTP\/1\.1 404 /);
      expect(await handshake({})).toBe(101);
    },
  );

  test('a visitor may ask, but not follow what is private', async () => {
    const socket = await createClient(server).socket();
    expect((await socket.start('{ me { id } }').next()).data).toEqual({ me: null });
    const operation = socket.start(follow);
    const { errors } = await operation.next();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await socket.close();
  });

  test('a token that does not hold closes with the code to refresh', async () => {
    await expect(openSocket(server.url, { accessToken: 'nonsense' })).rejects.toThrow(
      String(closeCodes.sessionChanged),
    );
    const { token, sessionId } = await insertSession(server.config, 'gone');
    changeSession(sessionId, null);
    await expect(openSocket(server.url, { accessToken: token })).rejects.toThrow(
      String(closeCodes.sessionChanged),
    );
  });
});

describe('following', () => {
  test('delivers in order, to whom it concerns', async () => {
    const { socket, operation } = await follower('ana');
    const other = await follower('berta');
    for (const text of ['one', 'two', 'three']) await happen('ana', text);
    await happen('berta', 'hers');
    expect([await textOf(operation), await textOf(operation), await textOf(operation)]).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(await textOf(other.operation)).toBe('hers');
    await socket.close();
    await other.socket.close();
  });

  test('resumes from a cursor without gap or duplicate', async () => {
    const userId = 'carla';
    const first = await follower(userId);
    await happen(userId, '1');
    await happen(userId, '2');
    await first.operation.next();
    const cursor = (await first.operation.next()).data?.meChanged.cursor;
    await first.socket.close();
    await happen(userId, '3');
    await happen(userId, '4');
    const socket = await openSocket(server.url, { accessToken: first.token });
    const operation = socket.start<Change>(follow, { after: cursor });
    await happen(userId, '5');
    const texts = [await textOf(operation), await textOf(operation), await textOf(operation)];
    expect(texts).toEqual(['3', '4', '5']);
    expect(operation.waiting).toBe(0);
    await socket.close();
  });

  test('a subscription from the present position misses nothing written after it was read', async () => {
    const userId = 'dora';
    const { token } = await insertSession(server.config, userId);
    const after = await cursorNow(server);
    await happen(userId, 'between');
    const socket = await openSocket(server.url, { accessToken: token });
    expect(await textOf(socket.start<Change>(follow, { after }))).toBe('between');
    await socket.close();
  });

  test('what this installation did not seal is answered as what is too old', async () => {
    const { token } = await insertSession(server.config, 'eva');
    const socket = await openSocket(server.url, { accessToken: token });
    const given = await cursorNow(server);
    const unsealed = encodeCursor(await presentPosition());
    const stranger = testConfig({ jwtSecret: 'the secret of somebody else, long enough' });
    const foreign = encrypt(stranger, 'event cursor', unsealed);
    const changed = `${given.slice(0, -1)}${given.endsWith('A') ? 'B' : 'A'}`;
    expect(given).not.toContain(unsealed.slice(0, 6));
    for (const after of ['nonsense', unsealed, foreign, changed]) {
      const [error] = await socket.start(follow, { after }).ended;
      expect(error?.extensions?.code).toBe('CURSOR_EXPIRED');
    }
    await socket.close();
  });

  test('what a client stops following is let go', async () => {
    const { socket, operation } = await follower('flor');
    operation.stop();
    const again = socket.start<Change>(follow, { after: await cursorNow(server) });
    await happen('flor', 'for the second');
    expect(await textOf(again)).toBe('for the second');
    expect(operation.waiting).toBe(0);
    await socket.close();
  });
});

describe('a session that changes', () => {
  const record = (type: string, data: object) =>
    inTransaction(() => recordEvent(type as EventType, null, data as never));

  test('closes its sockets at once when it is revoked, and no others', async () => {
    const revoked = await follower('gala');
    const kept = await follower('gala');
    const start = Date.now();
    changeSession(revoked.sessionId, null);
    await record('session.revoked', { userId: 'gala', sessionIds: [revoked.sessionId] });
    expect((await revoked.socket.closed).code).toBe(closeCodes.sessionChanged);
    expect(Date.now() - start).toBeLessThan(promptMs);
    await happen('gala', 'still here');
    expect(await textOf(kept.operation)).toBe('still here');
    await kept.socket.close();
  });

  test.each([
    ['user.suspended', null],
    ['user.roleChanged', { memberType: 'business' as const }],
    ['user.reauthorizationRequired', { isAuthorized: false }],
    ['user.deleted', null],
  ])('closes them at %s', async (type, change) => {
    const { socket, sessionId } = await follower('hilda');
    changeSession(sessionId, change);
    await record(type, { userId: 'hilda' });
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
  });

  test('receives nothing after its end, even before any event says so', async () => {
    const { socket, sessionId, operation } = await follower('ines');
    // A reading of the session stands for a second at most.
    await happen('ines', 'seen');
    expect(await textOf(operation)).toBe('seen');
    changeSession(sessionId, null);
    await expect
      .poll(
        async () => {
          await happen('ines', 'secret');
          return socket.raw.readyState;
        },
        { interval: 200, timeout: promptMs },
      )
      .toBe(WebSocket.CLOSED);
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
  });

  test('closes when its token expires', async () => {
    const { sessionId } = await insertSession(server.config, 'juana');
    const accessToken = signJwt(
      server.config,
      { typ: 'at+jwt', audience: 'api' },
      { sub: 'juana', sid: sessionId, exp: Math.floor(Date.now() / 1000) + 2 },
    );
    const socket = await openSocket(server.url, { accessToken });
    expect((await socket.start('{ me { id } }').next()).data).toEqual({ me: { id: 'juana' } });
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
  });
});

test('who comes while the database is away is asked to come again', async () => {
  const { token } = await insertSession(server.config, 'marta');
  isAway = true;
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
  );
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.once('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } })),
  );
  // 1013 is "try again later"; for 1011, an internal error, clients give up.
  expect(await closed).toBe(1013);
  isAway = false;
});

describe('a socket that takes too much', () => {
  test('is closed when it floods operations', async () => {
    const socket = await createClient(server).socket();
    for (let count = 0; count < 150; count++) socket.start('{ __typename }');
    expect((await socket.closed).code).toBe(closeCodes.tooManyOperations);
  });

  test('is closed when it keeps too many operations open', async () => {
    const { token } = await insertSession(server.config, 'karla');
    const socket = await openSocket(server.url, { accessToken: token });
    for (let count = 0; count < 101; count++) socket.start(follow);
    expect((await socket.closed).code).toBe(closeCodes.tooManyOperations);
  });

  test('is closed when it sends more than a message may hold', async () => {
    const socket = await createClient(server).socket();
    socket.start(`{ __typename } # ${'x'.repeat(300_000)}`);
    expect((await socket.closed).code).toBe(1009);
  });

  test('is closed when it speaks another language', async () => {
    const socket = await createClient(server).socket();
    socket.raw.send('{"type":"subscribe"');
    expect((await socket.closed).code).toBe(4400);
  });

  test('is dropped when it does not read, and nobody else waits for it', async () => {
    const slow = await follower('lola');
    const quick = await follower('lola');
    const after = await cursorNow(server);
    // Each event is sent to it thirty-one times: soon more waits than a socket's buffer may hold.
    for (let count = 0; count < 30; count++) slow.socket.start(follow, { after });
    await slow.socket.start('{ __typename }').next();
    slow.socket.raw.pause();
    const text = 'x'.repeat(200_000);
    const rounds = 20;
    for (let round = 0; round < rounds; round++) {
      await happen('lola', text);
      expect(await textOf(quick.operation)).toBe(text);
    }
    slow.socket.raw.resume();
    expect([closeCodes.slowConsumer, 1006]).toContain((await slow.socket.closed).code);
    expect(slow.operation.waiting).toBeLessThan(rounds);
    await quick.socket.close();
  });
});
