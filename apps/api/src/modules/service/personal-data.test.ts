import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, buildWorld } from '../../testing/world.ts';
import { eraseUser } from '../users/index.ts';
import { serviceDataOf } from './personal-data.ts';
import { change, contactMessage, sendContact } from './service-test-kit.ts';
import { TicketEntryModel, TicketModel } from './ticket.model.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = clientOf(server, (await buildWorld(server.config)).wikiAdmin);
});
afterAll(() => server.stop());

it('goes out with what was written and without notes, and goes with the person, save legal requests', async () => {
  const person = await buildPerson(server, { email: 'amparo@example.com', emailVerified: true });
  const other = await buildPerson(server);
  const ask = async (by: TestClient, kind: string, text: string) =>
    (await change(by, 'createTicket', { kind, subject: kind, text })).ticket?.id ?? '';
  const plain = await ask(person.client, 'QUESTION', 'Mi teléfono es 3001234567');
  const legal = await ask(person.client, 'DATA_CLAIM', 'Corrijan mi cédula');
  const others = await ask(other.client, 'QUESTION', 'De otra persona');
  await sendContact(
    createClient(server),
    contactMessage(server.config, { email: 'amparo@example.com' }),
  );
  await change(admin, 'addTicketNote', { ticketId: plain, text: 'Nota interna' });

  const data = JSON.stringify(await serviceDataOf(person.userId));
  expect(data).toContain('3001234567');
  expect(data).toContain('Itagüí');
  expect(data).not.toContain('Nota interna');
  expect(data).not.toContain('De otra persona');

  await inTransaction(() => eraseUser(person.userId));
  const kept = await TicketModel.find().lean();
  expect(kept.map(({ _id }) => _id.toHexString()).toSorted()).toEqual([legal, others].toSorted());
  expect(kept.find(({ _id }) => _id.toHexString() === legal)).toMatchObject({
    requester: { userId: null, email: 'amparo@example.com' },
  });
  expect(await TicketEntryModel.distinct('ticketId')).toEqual(
    expect.arrayContaining([legal, others]),
  );
  expect(await TicketEntryModel.countDocuments({ ticketId: plain })).toBe(0);
});
