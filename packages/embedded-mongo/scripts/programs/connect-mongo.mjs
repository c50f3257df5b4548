import assert from 'node:assert/strict';
import { promisify } from 'node:util';
import { MongoStore } from 'connect-mongo';

const [uri] = process.argv.slice(2);
const store = MongoStore.create({ mongoUrl: uri, dbName: 'sessions', ttl: 1 });
const call = (method, ...args) => promisify(store[method].bind(store))(...args);
await call('set', 'one', { cookie: {}, name: 'Ana' });
assert.equal((await call('get', 'one')).name, 'Ana');
await call('touch', 'one', { cookie: {} });
assert.equal(await call('length'), 1);
await call('destroy', 'one');
await call('set', 'two', { cookie: {} });
const end = Date.now() + 15_000;
while ((await call('length')) > 0) {
  assert.ok(Date.now() < end, 'the session did not expire');
  await new Promise((resolve) => setTimeout(resolve, 200));
}
await store.close();
