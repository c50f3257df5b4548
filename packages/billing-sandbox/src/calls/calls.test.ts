import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BillingSandbox } from '../server.ts';
import {
  addItem,
  button,
  call,
  confirmationOf,
  pay,
  person,
  startSandbox,
} from '../testing/sandbox.ts';

let sandbox: BillingSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const paths = ['/user', '/user/edit', '/payment/createbtn', '/payment/info', '/payment/confirm'];

test.each(paths)('%s demands the token', async (path) => {
  for (const bearer of ['', 'another token']) {
    const { status, answer } = await call(sandbox.url, path, {}, bearer);
    expect(status).toBe(401);
    expect(answer).toEqual({ error: 'The bearer token is missing or wrong.' });
  }
});

test.each(paths)('%s says what is wrong with a payload', async (path) => {
  const { status, answer } = await call(sandbox.url, path, {});
  expect(status).toBe(400);
  expect((answer as { error: string }).error).toContain('must be');
});

test('a body that is no JSON is refused', async () => {
  const response = await fetch(`${sandbox.url}/user`, {
    method: 'POST',
    headers: { Authorization: 'Bearer a token for tests', 'Content-Type': 'application/json' },
    body: '{',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'The body must be JSON of up to 100 kB.' });
});

describe('customers', () => {
  const create = async (changes: object) => call(sandbox.url, '/user', { ...person, ...changes });

  test('a user has one customer, however often it is asked for', async () => {
    const first = await create({});
    expect(first.answer).toEqual({ id_usuario: expect.stringMatching(/^cus_/) as string });
    expect(await create({})).toEqual(first);
    expect((await create({ user_id: 'user-2' })).answer).not.toEqual(first.answer);
  });

  test('a person needs digits for a telephone and a company its name', async () => {
    expect((await create({ phone: '' })).answer).toEqual({
      error: 'phone is required of a person',
    });
    expect((await create({ IsPerson: false })).answer).toEqual({
      error: 'CompanyName is required of a company',
    });
    expect((await create({ subsidiary: 4 })).answer).toEqual({ error: 'subsidiary must be 5' });
  });

  test('what is edited is kept', async () => {
    const { answer } = await create({ user_id: 'user-3' });
    const customerId = (answer as { id_usuario: string }).id_usuario;
    const words = ['suitetax_tax_regime', 'nature', 'document_type', 'comercial_activity'];
    words.push('tax_responsabilities', 'tax_regime', 'tax_schema', 'line_of_business', 'zip');
    words.push('city', 'state', 'address', 'shipcountry', 'zip2', 'city2', 'state2', 'address2');
    const edited = {
      ...person,
      ...Object.fromEntries(words.map((name) => [name, `the ${name}`])),
      customerId,
      identification_num: '9001234561',
      billcountry: 'CO',
    };
    const { status } = await call(sandbox.url, '/user/edit', edited);
    expect(status).toBe(200);
    expect(sandbox.customer(customerId)).toMatchObject({ city2: 'the city2', billcountry: 'CO' });
    expect(await call(sandbox.url, '/user/edit', { ...edited, city2: undefined })).toEqual({
      status: 400,
      answer: { error: 'city2 must be a text' },
    });
  });
});

describe('payments', () => {
  test('amounts must add up and the constants be right', async () => {
    const ask = (changes: object) =>
      call(sandbox.url, '/payment/createbtn', { ...button, ...changes });
    expect((await ask({ total: 1 })).answer).toEqual({
      error: 'total must be subtotal and taxtotal together',
    });
    expect((await ask({ currency: 'usd', country: 'US' })).answer).toEqual({
      error: 'currency must be cop; country must be CO',
    });
    expect((await ask({ total: 0, subtotal: 0, taxtotal: 0 })).status).toBe(400);
    expect((await ask({ subtotal: 120_000.425 })).status).toBe(400);
    expect((await ask({ application_id: null })).status).toBe(200);
  });

  test('an item is asked about before and after it is paid', async () => {
    const { itemId, url } = await addItem(sandbox.url);
    const info = () => call(sandbox.url, '/payment/info', { customerId: 'customer-1', itemId });
    expect(await info()).toEqual({ status: 200, answer: null });

    const rejected = await pay(url, 'rejected');
    expect((await info()).answer).toMatchObject({ ref_code: rejected, status: 'rejected' });
    const approved = await pay(url, 'approved');
    expect((await info()).answer).toMatchObject({ ref_code: approved, status: 'approved' });

    const { answer } = await call(sandbox.url, '/payment/confirm', confirmationOf(approved));
    expect(answer).toEqual({
      ref_code: approved,
      itemId,
      status: 'approved',
      response: 'Aprobada',
      total: 142_800.5,
      subtotal: 120_000.42,
      taxtotal: 22_800.08,
      currency: 'cop',
      card_number: '•••• 0326',
      bank: 'Banco de prueba',
      method: 'card',
      date: expect.stringMatching(/^\d{4}-/) as string,
      isAdmin: false,
      customerId: 'customer-1',
      application_id: 'application-1',
      user_id: 'user-1',
      plan_id: 'business',
    });
    expect(
      (await call(sandbox.url, '/payment/confirm', confirmationOf(rejected))).answer,
    ).toMatchObject({ status: 'rejected', response: 'Fondos insuficientes' });
  });

  test('what is unknown or of another customer is not told', async () => {
    const { itemId, url } = await addItem(sandbox.url);
    const reference = await pay(url, 'approved');
    const confirm = (changes: object) =>
      call(sandbox.url, '/payment/confirm', { ...confirmationOf(reference), ...changes });
    expect((await confirm({ customerId: 'another' })).status).toBe(404);
    expect((await confirm({ ref_code: 'ref_unknown' })).status).toBe(404);
    const info = { customerId: 'another', itemId };
    expect((await call(sandbox.url, '/payment/info', info)).status).toBe(404);
  });

  test('the silent card and the silent fault never answer a confirmation', async () => {
    const confirm = async (reference: string | null) =>
      fetch(`${sandbox.url}/payment/confirm`, {
        method: 'POST',
        headers: { Authorization: 'Bearer a token for tests', 'Content-Type': 'application/json' },
        body: JSON.stringify(confirmationOf(reference)),
        signal: AbortSignal.timeout(150),
      });
    const { itemId, url } = await addItem(sandbox.url);
    const silent = await pay(url, 'silent');
    await expect(confirm(silent)).rejects.toThrow('timeout');
    const info = { customerId: 'customer-1', itemId };
    expect((await call(sandbox.url, '/payment/info', info)).answer).toMatchObject({
      ref_code: silent,
      status: 'pending',
    });

    const approved = await pay(url, 'approved');
    sandbox.faults.silentConfirm = true;
    await expect(confirm(approved)).rejects.toThrow('timeout');
    sandbox.faults.silentConfirm = false;
    expect((await confirm(approved)).status).toBe(200);
  });
});
