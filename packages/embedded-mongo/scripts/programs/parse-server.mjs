import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import express from 'express';
import { ParseServer } from 'parse-server';

const [uri] = process.argv.slice(2);
const server = new ParseServer({
  databaseURI: uri.replace('/?', '/parse?'),
  appId: 'app',
  masterKey: 'master',
  serverURL: 'http://127.0.0.1:1/parse',
  allowClientClassCreation: true,
  enableInsecureAuthAdapters: false,
  logLevel: 'error',
  silent: true,
});
await server.start();
const app = express();
app.use('/parse', server.app);
const http = createServer(app);
await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${http.address().port}/parse`;
const headers = {
  'X-Parse-Application-Id': 'app',
  'X-Parse-Master-Key': 'master',
  'Content-Type': 'application/json',
};
async function call(method, path, body) {
  const options = { method, headers };
  if (body !== undefined) options.body = JSON.stringify(body);
  const response = await fetch(base + path, options);
  const answer = await response.json();
  assert.ok(response.ok, `${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}
const where = (filter, more = '') => `?where=${encodeURIComponent(JSON.stringify(filter))}${more}`;

const user = await call('POST', '/users', {
  username: 'Ana',
  password: 'secret',
  email: 'ana@example.com',
});
await call('GET', '/login?username=Ana&password=secret');
const twice = await fetch(`${base}/users`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ username: 'ana', password: 'x' }),
});
assert.equal((await twice.json()).code, 202);
const point = (latitude, longitude) => ({ __type: 'GeoPoint', latitude, longitude });
const places = [
  { name: 'Bogotá', about: 'capital of the country', at: point(4.71, -74.07), n: 1 },
  { name: 'Medellín', about: 'city of flowers', at: point(6.24, -75.58), n: 2 },
  { name: 'Madrid', about: 'capital of Spain', at: point(40.42, -3.7), n: 3 },
];
for (const place of places) {
  await call('POST', '/classes/Place', {
    ...place,
    owner: { __type: 'Pointer', className: '_User', objectId: user.objectId },
  });
}
const found = await call(
  'GET',
  `/classes/Place${where({ n: { $gte: 2 } }, '&order=-n&include=owner')}`,
);
assert.deepEqual(
  found.results.map(({ name }) => name),
  ['Madrid', 'Medellín'],
);
assert.equal(found.results[0].owner.username, 'Ana');
const [{ objectId }] = found.results;
await call('PUT', `/classes/Place/${objectId}`, { n: { __op: 'Increment', amount: 5 } });
assert.equal((await call('GET', `/classes/Place/${objectId}`)).n, 8);
const near = await call(
  'GET',
  `/classes/Place${where({ at: { $nearSphere: point(4.6, -74.1), $maxDistanceInKilometers: 500 } })}`,
);
assert.deepEqual(
  near.results.map(({ name }) => name),
  ['Bogotá', 'Medellín'],
);
const text = await call(
  'GET',
  `/classes/Place${where({ about: { $text: { $search: { $term: 'capitals' } } } })}`,
);
assert.equal(text.results.length, 2);
const pipeline = encodeURIComponent(
  JSON.stringify([{ $group: { _id: null, total: { $sum: '$n' } } }]),
);
const sums = await call('GET', `/aggregate/Place?pipeline=${pipeline}`);
assert.equal(sums.results[0].total, 11);
await call('DELETE', `/classes/Place/${objectId}`);
assert.equal((await call('GET', '/classes/Place?count=1&limit=0')).count, 2);
process.exit(0);
