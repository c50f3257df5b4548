import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillingSandbox } from '../server.ts';
import { addItem, pay, startReceiver, startSandbox, submit } from '../testing/sandbox.ts';

let sandbox: BillingSandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startSandbox({ callbackUrl: receiver.url });
});
afterAll(async () => {
  await sandbox.stop();
  receiver.stop();
});

const valid = { number: '4575 6231 8229 0326', expiry: '12/99', cvc: '123', holder: 'Ana' };

async function read(url: string, language = 'en') {
  const response = await fetch(url, { headers: { 'Accept-Language': language } });
  return { response, text: await response.text() };
}

test('the page speaks the language asked for, or else the browser’s', async () => {
  const { url } = await addItem(sandbox.url);
  const english = await read(`${url}?lang=en`, 'es');
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).toContain('No money moves here');
  expect(english.text).toContain('COP\u00a0142,800.50');
  const spanish = await read(url, 'es-CO,es;q=0.9');
  expect(spanish.text).toContain('<html lang="es">');
  expect(spanish.text).toContain('Aquí no se mueve dinero');
  expect(spanish.text).toContain('COP\u00a0142.800,50');
  expect((await read(url, 'fr')).text).toContain('<html lang="en">');
});

test('the page shows the three test cards, fills one in and escapes what it is told', async () => {
  const { url } = await addItem(sandbox.url);
  const { text } = await read(`${url}?lang=en&card=rejected`);
  for (const number of ['4575 6231 8229 0326', '4151 6115 2758 3283', '4170 0688 1010 8020']) {
    expect(text).toContain(number);
  }
  expect(text).toContain('value="4151611527583283"');
  expect(text).toContain('Membresía &lt;Empresas&gt;');
  expect(text).not.toContain('<Empresas>');
  expect(text).toContain('href="http://localhost:4999/account"');
});

test('a strict policy, with the way back, protects the page', async () => {
  const { url } = await addItem(sandbox.url);
  const { response } = await read(url);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("form-action 'self' http://localhost:4999");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('everything the page needs comes from the sandbox', async () => {
  const { url } = await addItem(sandbox.url);
  const { text } = await read(url);
  const sheet = await read(`${sandbox.url}/assets/sandbox.css`);
  expect(sheet.text).toContain('--wiki-color-brand');
  const inPage = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const inSheet = [...sheet.text.matchAll(/url\("([^"]+)"\)/g)].map(
    ([, name]) => `/assets/${name}`,
  );
  const paths = new Set([...inPage, ...inSheet]);
  expect(paths.size).toBe(9);
  for (const path of paths) {
    const { response } = await read(sandbox.url + path);
    expect(response.status).toBe(200);
  }
  expect((await read(`${sandbox.url}/assets/package.json`)).response.status).toBe(404);
});

test.each([
  ['number', '4242 4242 4242 4242', 'Use the number of one of the test cards.'],
  ['expiry', '01/20', 'Write a month and year that have not passed, such as 08/29.'],
  ['expiry', '13/40', 'Write a month and year that have not passed, such as 08/29.'],
  ['cvc', '12', 'Write the 3 or 4 digits of the security code.'],
  ['holder', '  ', 'Write the name on the card, up to 80 characters.'],
])('a wrong %s (%s) is explained and nothing typed is lost', async (name, value, message) => {
  const typed = { ...valid, holder: 'Ana Torres' };
  const { itemId, url } = await addItem(sandbox.url);
  const response = await submit(`${url}?lang=en`, {
    ...valid,
    holder: 'Ana Torres',
    [name]: value,
  });
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text).toContain(message);
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
  for (const kept of Object.values({ ...typed, [name]: value.trim() })) {
    expect(text).toContain(`value="${kept}"`);
  }
  expect(receiver.received.filter(({ body }) => body.includes(itemId))).toEqual([]);
});

test('an empty form names every field', async () => {
  const { url } = await addItem(sandbox.url);
  const text = await (await submit(url, {})).text();
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(4);
});

test('paying leads back with the reference', async () => {
  const { url } = await addItem(sandbox.url);
  const response = await submit(url, valid);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(
    /^http:\/\/localhost:4999\/result\?ref_code=ref_[0-9a-f]{24}$/,
  );
});

test('an item is paid once, whatever is sent at the same time', async () => {
  const { itemId, url } = await addItem(sandbox.url);
  const responses = await Promise.all(Array.from({ length: 20 }, () => submit(url, valid)));
  const paid = responses.filter(({ status }) => status === 303);
  expect(paid).toHaveLength(1);
  const refused = responses.find(({ status }) => status === 409);
  const text = await refused?.text();
  expect(text).toContain('This is already paid');
  expect(text).toContain(paid[0]?.headers.get('location'));
  expect((await read(url, 'es')).text).toContain('Esto ya está pagado');
  const told = () => receiver.received.filter(({ body }) => body.includes(itemId));
  await expect.poll(told).toHaveLength(1);
});

test('after a rejected or silent card another may pay', async () => {
  const { url } = await addItem(sandbox.url);
  const references = [await pay(url, 'rejected'), await pay(url, 'silent')];
  references.push(await pay(url, 'approved'));
  expect(new Set(references).size).toBe(3);
  expect(references).not.toContain(null);
});

test('addresses without an item say so, and the first page says what runs here', async () => {
  for (const path of ['/pay/item_unknown', '/elsewhere', '/pay']) {
    const { response, text } = await read(sandbox.url + path);
    expect(response.status).toBe(404);
    expect(text).toContain('There is nothing to pay here');
  }
  const { text } = await read(sandbox.url, 'es');
  expect(text).toContain('Entorno de prueba de pagos');
  expect(text).toContain('POST /payment/createbtn');
});
