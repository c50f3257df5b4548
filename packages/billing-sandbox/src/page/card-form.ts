import { z } from 'zod';
import { findTestCard, type TestCard } from '../cards.ts';
import type { Messages } from './messages.ts';

/** The fields of the form, in order. */
export const fieldNames = ['number', 'expiry', 'cvc', 'holder'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What was typed, and the message of each field that is wrong. */
export interface CardForm {
  values: Readonly<Record<FieldName, string>>;
  errors: Partial<Record<FieldName, keyof Messages>>;
}

export const emptyForm: CardForm = {
  values: { number: '', expiry: '', cvc: '', holder: '' },
  errors: {},
};

const typed = z.string().trim().max(200).catch('');
const submitted = z
  .object({ number: typed, expiry: typed, cvc: typed, holder: typed })
  .catch(emptyForm.values);

/** Checks what was sent: the card to pay with, or null and what is wrong. */
export function readCardForm(body: unknown, now: Date): { card: TestCard | null; form: CardForm } {
  const values = submitted.parse(body ?? {});
  const card = findTestCard(values.number);
  const errors: CardForm['errors'] = {
    ...(card ? {} : { number: 'numberError' }),
    ...(isAhead(values.expiry, now) ? {} : { expiry: 'expiryError' }),
    ...(/^\d{3,4}$/.test(values.cvc) ? {} : { cvc: 'cvcError' }),
    ...(/^.{1,80}$/u.test(values.holder) ? {} : { holder: 'holderError' }),
  };
  const isValid = Object.keys(errors).length === 0;
  return { card: isValid ? card : null, form: { values, errors } };
}

/** Whether `MM/YY` names this month or a later one. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry) ?? [];
  if (!month || !year) return false;
  const months = (2000 + Number(year)) * 12 + Number(month);
  return months >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** A form filled in with a test card. */
export function filledForm({ number }: TestCard, holder: string, now: Date): CardForm {
  const expiry = `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
  return { values: { number, expiry, cvc: '123', holder }, errors: {} };
}
