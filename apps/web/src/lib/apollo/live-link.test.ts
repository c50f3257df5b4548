import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient, gql } from '@apollo/client/core';
import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { describe, expect, test, vi } from 'vitest';
import { createLiveLink, cursorOf } from './live-link.ts';

const subscription = gql`
  subscription Changed($after: EventCursor) {
    changed(after: $after) {
      name
      cursor
    }
  }
`;

interface Changed {
  changed: { name: string; cursor: string };
}

/** A graphql-ws client under the test's hands: what was subscribed, and a way to answer. */
function fakeSocket() {
  const opened: { payload: SubscribePayload; sink: Sink; isStopped: boolean }[] = [];
  const client: Pick<Client, 'subscribe'> = {
    subscribe: (payload, sink) => {
      const entry = { payload, sink: sink as Sink, isStopped: false };
      opened.push(entry);
      return () => {
        entry.isStopped = true;
      };
    },
  };
  return { opened, client };
}

function follow(recover = async () => 'c9', after: string | null = 'c0') {
  const socket = fakeSocket();
  const pause = vi.fn<(retries: number) => Promise<void>>(async () => {});
  const present = vi.fn<() => Promise<string>>(async () => 'now');
  const link = createLiveLink({ client: async () => socket.client, present, recover, pause });
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link });
  const names: string[] = [];
  const errors: unknown[] = [];
  const stream = apollo
    .subscribe<Changed>({
      query: subscription,
      variables: { after },
      fetchPolicy: 'no-cache',
    })
    .subscribe({
      next: ({ data, error }) => {
        if (data) names.push(data.changed.name);
        if (error) errors.push(error);
      },
    });
  return { ...socket, names, errors, stream, pause, present };
}

const event = (name: string, cursor: string) => ({
  data: { changed: { __typename: 'Change', name, cursor } },
});
const away = { message: 'English', extensions: { code: 'UNAVAILABLE' } };
const expired = { message: 'English', extensions: { code: 'CURSOR_EXPIRED' } };

describe('a live stream', () => {
  test('moves its position along in the payload that a reconnect sends again', async () => {
    const { opened, names } = follow();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.payload.variables).toEqual({ after: 'c0' });
    opened[0]?.sink.next(event('a', 'c1'));
    opened[0]?.sink.next(event('b', 'c2'));
    expect(opened[0]?.payload.variables).toEqual({ after: 'c2' });
    expect(names).toEqual(['a', 'b']);
  });

  test.each([
    ['as an error of the stream', (sink: Sink) => sink.error([expired])],
    ['as a result', (sink: Sink) => sink.next({ errors: [expired as never] })],
  ])('starts again from now when its position is too old, told %s', async (_, tell) => {
    const recover = vi.fn<() => Promise<string>>(async () => 'c9');
    const { opened, names, errors } = follow(recover);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    if (opened[0]) tell(opened[0].sink);
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(recover).toHaveBeenCalledOnce();
    expect(opened[1]?.payload.variables).toEqual({ after: 'c9' });
    opened[1]?.sink.next(event('later', 'c10'));
    expect(names).toEqual(['later']);
    expect(errors).toEqual([]);
  });

  test.each([
    ['as an error of the stream', (sink: Sink) => sink.error([away] as never)],
    ['as a result', (sink: Sink) => sink.next({ data: null, errors: [away as never] })],
    ['by its end', (sink: Sink) => sink.complete()],
    ['by a close that graphql-ws takes for final', (sink: Sink) => sink.error({ code: 1011 })],
  ])('begins again at its old position when something is away, told %s', async (_, tell) => {
    const recover = vi.fn<() => Promise<string>>(async () => 'c9');
    const { opened, names, errors } = follow(recover);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.sink.next(event('before', 'c1'));
    if (opened[0]) tell(opened[0].sink);
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.payload.variables).toEqual({ after: 'c1' });
    opened[0]?.sink.next(event('late', 'c5'));
    opened[1]?.sink.next(event('failed at first', 'c2'));
    expect(names).toEqual(['before', 'failed at first']);
    expect([recover.mock.calls.length, errors.length]).toEqual([0, 0]);
  });

  test('waits longer each time, for as long as it takes', async () => {
    const { opened, pause, names } = follow();
    for (let tries = 0; tries < 8; tries += 1) {
      await vi.waitFor(() => expect(opened).toHaveLength(tries + 1));
      opened[tries]?.sink.error([away] as never);
    }
    await vi.waitFor(() => expect(opened).toHaveLength(9));
    expect(pause.mock.calls.map(([retries]) => retries)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    opened[8]?.sink.next(event('at last', 'c1'));
    expect(names).toEqual(['at last']);
  });

  test('reads instead what cannot be delivered, again and again', async () => {
    const recover = vi.fn<() => Promise<string>>(async () => 'c9');
    const { opened } = follow(recover);
    const broken = { message: 'English', extensions: { code: 'INTERNAL' } };
    for (let tries = 0; tries < 5; tries += 1) {
      await vi.waitFor(() => expect(opened).toHaveLength(tries + 1));
      opened[tries]?.sink.next({ data: null, errors: [broken as never] });
    }
    await vi.waitFor(() => expect(opened).toHaveLength(6));
    expect(recover).toHaveBeenCalledOnce();
    expect(opened[5]?.payload.variables).toEqual({ after: 'c9' });
  });

  test('asks for a position before it begins without one, so that no break leaves a gap', async () => {
    const { opened, present } = follow(undefined, null);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(present).toHaveBeenCalledOnce();
    expect(opened[0]?.payload.variables).toEqual({ after: 'now' });
  });

  test('keeps trying to read again while it cannot', async () => {
    let tries = 0;
    const recover = async () => {
      tries += 1;
      if (tries < 3) throw new Error('away');
      return 'c9';
    };
    const { opened, errors } = follow(recover);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.sink.error([expired]);
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.payload.variables).toEqual({ after: 'c9' });
    expect(errors).toEqual([]);
  });

  test('tells other refusals', async () => {
    const { opened, errors } = follow();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.sink.error([{ message: 'English', extensions: { code: 'FORBIDDEN' } } as never]);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
  });

  test('stops at the socket when nobody listens any more', async () => {
    const { opened, stream } = follow();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    stream.unsubscribe();
    await vi.waitFor(() => expect(opened[0]?.isStopped).toBe(true));
  });
});

test('the cursor is that of the one root field', () => {
  expect(cursorOf({ changed: { cursor: 'c1' } })).toBe('c1');
  expect(cursorOf({ changed: null })).toBeNull();
  expect(cursorOf(null)).toBeNull();
});
