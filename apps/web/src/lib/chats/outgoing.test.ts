import { expect, test } from 'vitest';
import { type Outgoing, stillOutgoing } from './outgoing.ts';

const message = (clientKey: string): Outgoing => ({
  chatId: 'chat',
  clientKey,
  text: clientKey,
  quotedId: null,
  images: [],
  files: [],
  dateSent: '2026-11-21T12:00:00.000Z',
  problem: null,
});

test('what arrived is not outgoing any more, however it was learned of', () => {
  const outgoing = [message('a'), message('b'), message('c')];
  const left = stillOutgoing(outgoing, [{ clientKey: 'b' }, { clientKey: null }, {}]);
  expect(left.map(({ clientKey }) => clientKey)).toEqual(['a', 'c']);
});
