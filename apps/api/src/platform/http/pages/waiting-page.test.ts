import { afterAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { freePort } from '../../../testing/services/free-port.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer | undefined;
afterAll(() => server?.stop());

test('while a first start writes, pages ask to wait and nothing says that it is ready', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const written = Promise.withResolvers<void>();
  const starting = startTestServer({ config: { port, baseUrl: url }, fill: () => written.promise });
  const read = (path: string, headers: Record<string, string>) =>
    fetch(`${url}${path}`, { headers }).catch(() => null);

  await expect
    .poll(async () => (await read('/readyz', {}))?.text())
    .toMatch(/"live":true,"filled":false/);
  const page = await read('/', { accept: 'text/html', 'accept-language': 'es-CO,es;q=0.9' });
  expect(page?.status).toBe(503);
  expect(page?.headers.get('retry-after')).toBe('2');
  const text = (await page?.text()) ?? '';
  expect(text).toContain('<html lang="es">');
  expect(text).toContain('Ya casi está listo');
  expect(text).toContain('http-equiv="refresh"');
  const english = await read('/products', { accept: 'text/html' });
  expect(await english?.text()).toContain('Almost ready');
  const spanish = await read('/products?lang=es', { accept: 'text/html' });
  expect(await spanish?.text()).toContain('Ya casi está listo');
  // Programs are answered: what is there already may be read.
  expect(await createClient({ url }).data('{ me { id } }')).toEqual({ me: null });

  written.resolve();
  server = await starting;
  expect((await read('/readyz', {}))?.status).toBe(200);
  const open = await read('/', { accept: 'text/html' });
  expect(await open?.text()).not.toContain('Almost ready');
});
