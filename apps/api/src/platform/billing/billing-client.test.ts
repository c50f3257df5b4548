import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loggedLines, watchLogs } from '../../testing/logs.ts';
import { testConfig } from '../../testing/server.ts';
import { type BillingClient, billingClient } from './billing-client.ts';
import type { EditedCustomer, NewPayButton } from './billing-payloads.ts';

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  payload: Record<string, unknown>;
}

let calls: Call[] = [];
let answer: (response: ServerResponse) => void;
let client: BillingClient;

/** A billing service that notes each call and answers as the test says. */
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const payload = JSON.parse(Buffer.concat(chunks).toString()) as Call['payload'];
    calls.push({ path: request.url ?? '', headers: request.headers, payload });
    answer(response);
  });
});

const withJson = (told: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify(told));

beforeAll(async () => {
  watchLogs();
  await new Promise<void>((resolve) => service.listen(0, resolve));
  const { port } = service.address() as AddressInfo;
  client = billingClient(
    testConfig({
      billingUrl: `http://localhost:${port}`,
      billingToken: 'the-token-of-the-service',
      billingTimeoutSeconds: 0.5,
    }),
  );
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
});
beforeEach(() => {
  calls = [];
});

const person = {
  user_id: 'user-1',
  firstname: 'Ana',
  lastname: 'Torres',
  email: 'ana@example.com',
  phone: null,
  CompanyName: null,
};

const company: EditedCustomer = {
  ...person,
  phone: '+57 310 555 0101',
  CompanyName: 'Finca La Esperanza S.A.S.',
  customerId: 'customer-1',
  suitetax_tax_regime: '1',
  nature: '2',
  document_type: '31',
  comercial_activity: '0123',
  tax_responsabilities: 'O-13',
  tax_regime: '48',
  tax_schema: '01',
  line_of_business: '4',
  identification_num: '9001234561',
  billcountry: 'CO',
  zip: '410001',
  city: '41001',
  state: '41',
  address: 'Calle 1',
  shipcountry: 'CO',
  zip2: '410001',
  city2: '41001',
  state2: '41',
  address2: 'Calle 2',
};

const button: NewPayButton = {
  name: 'Membresía',
  description: 'Un mes',
  isAdmin: false,
  application_id: 'application-1',
  user_id: 'user-1',
  customerId: 'customer-1',
  plan_id: 'business',
  totalMinor: 14_280_050,
  subtotalMinor: 12_000_042,
  taxMinor: 2_280_008,
};

const confirmation = {
  ref_code: 'ref-1',
  application_id: 'application-1',
  user_id: 'user-1',
  isAdmin: false,
  customerId: 'customer-1',
  plan_id: 'business',
};

const wire = {
  ref_code: 'ref-1',
  itemId: 7,
  status: 'approved',
  response: 'Aprobada',
  total: '142800.50',
  taxtotal: 22_800.08,
  currency: 'cop',
  card_number: '4575623182290326',
  bank: 'Banco',
  method: 'card',
  date: '2026-03-01T12:00:00Z',
  customerId: 'customer-1',
  application_id: 'application-1',
  user_id: 'user-1',
  plan_id: 'business',
};

const transaction = {
  refCode: 'ref-1',
  itemId: '7',
  status: 'approved',
  response: 'Aprobada',
  amountMinor: 14_280_050,
  taxMinor: 2_280_008,
  currency: 'COP',
  cardNumber: '•••• 0326',
  bank: 'Banco',
  method: 'card',
  date: new Date('2026-03-01T12:00:00Z'),
  customerId: 'customer-1',
  applicationId: 'application-1',
  userId: 'user-1',
  planId: 'business',
};

describe('what is sent and read', () => {
  test('/user: a person with placeholder digits, with the token', async () => {
    answer = withJson({ id_usuario: 4711 });
    expect(await client.createCustomer(person)).toEqual({ customerId: '4711' });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe('/user');
    expect(calls[0]?.headers.authorization).toBe('Bearer the-token-of-the-service');
    expect(calls[0]?.payload).toEqual({
      IsPerson: true,
      CompanyName: '',
      firstname: 'Ana',
      lastname: 'Torres',
      subsidiary: 5,
      email: 'ana@example.com',
      phone: '0000000000',
      user_id: 'user-1',
    });
  });

  test('/user/edit: a company with everything', async () => {
    answer = withJson({ id_usuario: 'customer-1' });
    await client.editCustomer(company);
    expect(calls[0]?.path).toBe('/user/edit');
    expect(calls[0]?.payload).toEqual({
      ...company,
      IsPerson: false,
      subsidiary: 5,
      phone: '573105550101',
    });
  });

  test('/payment/createbtn: amounts in pesos', async () => {
    answer = withJson({ itemId: 'item-1', url: 'http://localhost:4010/pay/item-1' });
    expect(await client.createPayButton(button)).toEqual({
      itemId: 'item-1',
      url: 'http://localhost:4010/pay/item-1',
    });
    expect(calls[0]?.path).toBe('/payment/createbtn');
    expect(calls[0]?.payload).toEqual({
      name: 'Membresía',
      description: 'Un mes',
      currency: 'cop',
      country: 'CO',
      isAdmin: false,
      application_id: 'application-1',
      user_id: 'user-1',
      customerId: 'customer-1',
      plan_id: 'business',
      total: 142_800.5,
      subtotal: 120_000.42,
      taxtotal: 22_800.08,
    });
  });

  test('/payment/info: a transaction, or none yet', async () => {
    answer = withJson(wire);
    const item = { customerId: 'customer-1', itemId: '7' };
    expect(await client.paymentInfo(item)).toEqual(transaction);
    expect(calls[0]).toMatchObject({ path: '/payment/info', payload: item });
    answer = withJson(null);
    expect(await client.paymentInfo(item)).toBeNull();
  });

  test('/payment/confirm: a transaction, its card masked', async () => {
    answer = withJson(wire);
    expect(await client.confirmPayment(confirmation)).toEqual(transaction);
    expect(calls[0]?.path).toBe('/payment/confirm');
    expect(calls[0]?.payload).toEqual({ ...confirmation, pg_name: 'epayco' });
    const { response, card_number, bank, application_id, ...rest } = wire;
    answer = withJson({ ...rest, application_id: null });
    expect(await client.confirmPayment(confirmation)).toEqual({
      ...transaction,
      response: null,
      cardNumber: null,
      bank: null,
      applicationId: null,
    });
    expect([response, card_number, bank, application_id]).not.toContain(undefined);
  });
});

describe('failures', () => {
  const failures: [string, (response: ServerResponse) => void, object][] = [
    [
      'a refusal',
      (response) => void response.writeHead(500).end('{"error":"ana@example.com"}'),
      { failure: 'refused', status: 500 },
    ],
    ['silence', () => {}, { failure: 'timeout', status: null }],
    [
      'an answer that never ends',
      (response) => void response.write('{'),
      { failure: 'timeout', status: null },
    ],
    ['a cut line', (response) => void response.destroy(), { failure: 'unreachable', status: null }],
    [
      'a redirect',
      (response) => void response.writeHead(307, { location: 'http://localhost:9/' }).end(),
      { failure: 'unreachable', status: null },
    ],
    ['no JSON', (response) => void response.end('<html>'), { failure: 'junk', status: 200 }],
    ['something else', withJson({ id: 1 }), { failure: 'junk', status: 200 }],
    [
      'a negative amount and a page of a script',
      withJson({ ...wire, total: -1, id_usuario: '', itemId: '1', url: 'javascript:alert(1)' }),
      { failure: 'junk', status: 200 },
    ],
  ];

  test.each(failures)(
    '%s gives null, is logged and is not repeated',
    async (_name, how, logged) => {
      const asked: [string, () => Promise<unknown>][] = [
        ['/user', () => client.createCustomer(person)],
        ['/payment/createbtn', () => client.createPayButton(button)],
        ['/payment/info', () => client.paymentInfo({ customerId: 'c', itemId: 'i' })],
        ['/payment/confirm', () => client.confirmPayment(confirmation)],
      ];
      answer = how;
      for (const [path, ask] of asked) {
        calls = [];
        expect(await ask()).toBeNull();
        // On a busy machine the call may reach the service after its answer was given up.
        await expect.poll(() => calls.map((call) => call.path)).toEqual([path]);
        expect(loggedLines().at(-1)).toMatchObject({ path, ...logged });
      }
      const log = JSON.stringify(loggedLines());
      for (const secret of ['the-token', 'ana@example.com', 'Torres']) {
        expect(log).not.toContain(secret);
      }
    },
  );

  test('/user/edit logs and throws', async () => {
    answer = (response) => void response.writeHead(422).end();
    await expect(client.editCustomer(company)).rejects.toMatchObject({
      name: 'BillingError',
      failure: 'refused',
      status: 422,
    });
    expect(calls).toHaveLength(1);
    expect(loggedLines()).toMatchObject([{ path: '/user/edit', failure: 'refused' }]);
  });

  test('without a billing service every call fails at once', async () => {
    const without = billingClient(testConfig());
    expect(await without.createCustomer(person)).toBeNull();
    expect(await without.createPayButton(button)).toBeNull();
    await expect(without.editCustomer(company)).rejects.toMatchObject({
      failure: 'not-configured',
    });
  });
});
