import { expect, test } from 'vitest';
import { testCards } from '../cards.ts';
import { Ledger } from './ledger.ts';

function itemIn(ledger: Ledger) {
  return ledger.addItem({
    name: 'Membership',
    description: '',
    currency: 'cop',
    total: 119,
    subtotal: 100,
    taxtotal: 19,
    isAdmin: false,
    application_id: null,
    user_id: 'user-1',
    customerId: 'customer-1',
    plan_id: 'business',
  });
}

test('what is paid is not paid again, and its approved attempt decides', () => {
  const ledger = new Ledger();
  const item = itemIn(ledger);
  const rejected = ledger.pay(item, testCards.rejected);
  expect(ledger.decisive(item.itemId)).toEqual(rejected);
  const approved = ledger.pay(item, testCards.approved);
  expect(approved).toMatchObject({ status: 'approved', total: 119, customerId: 'customer-1' });
  for (const card of Object.values(testCards)) expect(ledger.pay(item, card)).toBeNull();
  expect(ledger.decisive(item.itemId)).toEqual(approved);
});

test('decided attempts stay undelivered until they are acknowledged', () => {
  const ledger = new Ledger();
  const item = itemIn(ledger);
  ledger.pay(item, testCards.silent);
  const rejected = ledger.pay(item, testCards.rejected);
  expect(ledger.undelivered()).toEqual([rejected]);
  ledger.delivered(rejected?.ref_code ?? '');
  expect(ledger.undelivered()).toEqual([]);
});
