import { describe, expect, test } from 'vitest';
import { script, serveTestClient } from './client-test-kit.ts';

const page = serveTestClient();

describe('files', () => {
  test('with a hash are compressed and kept for good', async () => {
    const { response, html } = await page('/assets/app-DuowY2TL.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(html).toBe(script);
  });

  test('without one are asked for anew', async () => {
    const { response } = await page('/icon.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('the icon that browsers ask for unasked is there', async () => {
    const { response } = await page('/favicon.ico');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/x-icon');
  });

  test.each([
    '/assets/gone-DuowY2TL.js',
    '/missing.png',
    '/assets/../../package.json',
    '/.env',
    '/%2e%2e/package.json',
  ])('%s is not there', async (path) => {
    const { response, html } = await page(path);
    expect(response.status).toBe(404);
    expect(html).not.toMatch(/workspaces|<div id="root">.*workspaces/);
  });

  test('the bare page is not among them', async () => {
    const { html } = await page('/index.html');
    expect(html).not.toContain('__CSP_NONCE__');
  });
});
