import { expect, test } from 'vitest';
import { stillOutgoing, unsentOf } from './outgoing.ts';

const outgoing = (clientKey: string) => ({
  clientKey,
  text: 'Buenos días',
  dateSent: '2026-11-21T15:00:00Z',
  hasFailed: true,
});

test('a message that arrived is not on its way any more, even when sending seemed to fail', () => {
  const arrived = [{ clientKey: 'one' }, { clientKey: null }, {}];
  expect(stillOutgoing([outgoing('one'), outgoing('two')], arrived)).toEqual([outgoing('two')]);
});

test('what was on its way when the conversation was left is there to be sent again', () => {
  const sending = { ...outgoing('one'), hasFailed: false };
  expect(unsentOf({ messages: [sending, null, { clientKey: 'two' }] })).toEqual([outgoing('one')]);
  expect(unsentOf({})).toEqual([]);
  expect(unsentOf(null)).toEqual([]);
});
