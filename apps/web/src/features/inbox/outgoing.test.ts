import { expect, test } from 'vitest';
import { stillOutgoing } from './outgoing.ts';

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
