import { expect, test } from 'vitest';
import { reachable } from './reachable.ts';

const chat = (id: string) => ({ __typename: 'Chat', id, lastMessage: { __ref: `Message:${id}` } });

test('keeps the inbox, who reads it and what its conversations refer to, and nothing else', () => {
  const kept = reachable({
    ROOT_QUERY: {
      __typename: 'Query',
      me: { __ref: 'User:1' },
      'chats({"filter":"ALL"})': { edges: [{ node: { __ref: 'Chat:1' } }] },
      'chats({"search":"rosa"})': { edges: [{ node: { __ref: 'Chat:2' } }] },
      'chat({"id":"3"})': { __ref: 'Chat:3' },
      'listing({"id":"1"})': { __ref: 'Listing:1' },
    },
    'User:1': { __typename: 'User', id: '1' },
    'Chat:1': chat('1'),
    'Chat:2': chat('2'),
    'Chat:3': chat('3'),
    'Message:1': { __typename: 'Message', id: '1', chat: { __ref: 'Chat:1' } },
    'Listing:1': { __typename: 'Listing', id: '1' },
  });
  expect(Object.keys(kept ?? {}).toSorted()).toEqual([
    'Chat:1',
    'Chat:3',
    'Message:1',
    'ROOT_QUERY',
    'User:1',
  ]);
  expect(Object.keys(kept?.['ROOT_QUERY'] ?? {})).not.toContain('listing({"id":"1"})');
});

test('keeps nothing before somebody is there and has read of it', () => {
  expect(reachable({})).toBeNull();
  expect(reachable({ ROOT_QUERY: { __typename: 'Query', me: { __ref: 'User:1' } } })).toBeNull();
});
