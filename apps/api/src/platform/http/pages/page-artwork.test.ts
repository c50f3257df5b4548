import type { AddressInfo } from 'node:net';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../../../testing/server.ts';
import { configureRateLimits } from '../../rate-limit/rate-limit.ts';
import { serveArtwork } from './page-artwork.ts';

let url: string;
let close: () => void;

beforeAll(() => {
  const app = express();
  serveArtwork(app, testConfig(), {
    product: async (id) =>
      id === 'hidden'
        ? null
        : { title: id, description: id, artwork: { seed: id, palette: 'clay' } },
    user: async (id) => ({ title: id, description: id }),
  });
  const server = app.listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}/artwork`;
  close = () => server.close();
});
beforeEach(() => configureRateLimits({ rateLimits: true }));
afterAll(() => close());

test.each(['/products/mesa.png', '/site.png'])('%s is drawn for previews', async (path) => {
  const response = await fetch(`${url}${path}`);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(60_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'png' });
  const again = await fetch(`${url}${path}`);
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  '/products/hidden.png',
  '/users/ana.png',
  '/products.png',
  '/nowhere/x.png',
  '/%2e%2e/x.png',
])('%s has none', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('drawings are limited by network', async () => {
  const codes: number[] = [];
  let retryAfter: string | null = null;
  for (let count = 0; count < 61; count += 1) {
    const response = await fetch(`${url}/products/hidden.png`);
    codes.push(response.status);
    retryAfter = response.headers.get('retry-after');
  }
  expect(codes.slice(0, 60)).not.toContain(429);
  expect(codes.at(-1)).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});
