import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { factoryPassword, hashPassword, verifyPassword } from '@wiki/api/testing';
import { announce } from './announce.ts';

/** What the machine can do of a sign-in: node:http and the comparison of a password, no session. */
const hash = await hashPassword(factoryPassword);

const server = createServer((request, response) => {
  void (async () => {
    await text(request);
    response.end(String(await verifyPassword(hash, factoryPassword)));
  })();
});
server.listen(0, '127.0.0.1', () => announce(server));
