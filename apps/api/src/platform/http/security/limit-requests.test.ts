import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configureRateLimits } from '../../rate-limit/rate-limit.ts';
import { limitRequests } from './limit-requests.ts';

let url: string;
let close: () => void;

beforeAll(() => {
  configureRateLimits({ rateLimits: true });
  const app = express();
  app.set('trust proxy', true);
  app.get(/.*/, limitRequests('pages'), (_request, response) => {
    response.send('page');
  });
  const server = app.listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(() => {
  configureRateLimits({ rateLimits: true });
  close();
});

const ask = (address: string) => fetch(url, { headers: { 'x-forwarded-for': address } });

test('a reader never meets the limit; a crawler at 20 a second does, and learns when to come', async () => {
  const crawl = Array.from({ length: 200 }, () => ask('203.0.113.7'));
  const refused = (await Promise.all(crawl)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(50);
  const seconds = Number(refused[0]?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(10);
  expect((await ask('203.0.113.8')).status).toBe(200);
});

test('the devices of one network count together', async () => {
  const devices = Array.from({ length: 151 }, (_, device) => ask(`2001:db8:1:1::${device}`));
  const statuses = (await Promise.all(devices)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
