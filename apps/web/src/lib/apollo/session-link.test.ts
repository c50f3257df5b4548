import { ApolloClient, gql } from '@apollo/client/core';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { of } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { createSessionLink } from './session-link.ts';

const query = gql`
  query Title {
    title
  }
`;

const refusal = (code: string) => ({
  data: null,
  errors: [{ message: 'English', extensions: { code } }],
});

/** A server that accepts one token only, and what it was asked with. */
function world(options: { token: string | null; accepted: string; renewed: string | null }) {
  const asked: (string | undefined)[] = [];
  const server = new ApolloLink((operation) => {
    const { authorization } = (operation.getContext().headers ?? {}) as { authorization?: string };
    asked.push(authorization);
    return of(
      authorization === `Bearer ${options.accepted}`
        ? { data: { title: 'Here' } }
        : refusal('SESSION_EXPIRED'),
    );
  });
  const renew = vi.fn<(stale: string | null) => Promise<string | null>>(
    async () => options.renewed,
  );
  const link = createSessionLink({ token: async () => options.token, renew });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([link, server]),
  });
  return { asked, renew, ask: () => client.query({ query, fetchPolicy: 'no-cache' }) };
}

describe('sending with the session', () => {
  test('sends the token', async () => {
    const { ask, asked, renew } = world({ token: 'good', accepted: 'good', renewed: null });
    expect((await ask()).data).toEqual({ title: 'Here' });
    expect(asked).toEqual(['Bearer good']);
    expect(renew).not.toHaveBeenCalled();
  });

  test('renews and sends again, so that nothing is lost', async () => {
    const { ask, asked, renew } = world({ token: 'old', accepted: 'new', renewed: 'new' });
    expect((await ask()).data).toEqual({ title: 'Here' });
    expect(asked).toEqual(['Bearer old', 'Bearer new']);
    expect(renew).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('sends again once only', async () => {
    const { ask, asked } = world({ token: 'old', accepted: 'other', renewed: 'new' });
    await expect(ask()).rejects.toThrow('English');
    expect(asked).toEqual(['Bearer old', 'Bearer new']);
  });

  test('hands on the refusal when the session is over', async () => {
    const { ask, asked } = world({ token: 'old', accepted: 'new', renewed: null });
    await expect(ask()).rejects.toThrow('English');
    expect(asked).toEqual(['Bearer old']);
  });

  test('a visitor’s refusal is not a reason to renew', async () => {
    const { ask, renew } = world({ token: null, accepted: 'good', renewed: 'good' });
    await expect(ask()).rejects.toThrow('English');
    expect(renew).not.toHaveBeenCalled();
  });
});
