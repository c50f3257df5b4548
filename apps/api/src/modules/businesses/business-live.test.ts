import { type Person, buildPerson } from '../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, cursorNow } from '../../testing/client.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { asChecked, run } from './business-test-kit.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const subscription = `subscription ($after: EventCursor) { myBusinessChanged(after: $after) {
  business { id city isVerified members { role user { id } } invitations { email } } cursor
} }`;
interface Change {
  myBusinessChanged: { business: Record<string, unknown> | null; cursor: string };
}
describe('myBusinessChanged', () => {
  test('is refused to visitors', async () => {
    const socket = await createClient(server).socket();
    const { errors } = await socket.start(subscription).next();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await socket.close();
  });

  test('carries the profile, people and invitations to those who work for it alone', async () => {
    const businessId = (await buildBusiness())._id.toHexString();
    const boss = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const other = (await buildBusiness())._id.toHexString();
    const stranger = await buildPerson(server, { memberType: 'businessAdmin', businessId: other });
    const after = await cursorNow(server);
    const sockets = [await boss.client.socket(), await stranger.client.socket()] as const;
    const own = sockets[0].start<Change>(subscription, { after });
    const theirs = sockets[1].start<Change>(subscription, { after });

    await run(boss.client, 'updateBusiness', { businessId, city: 'Popayán' });
    expect((await own.next()).data?.myBusinessChanged.business).toMatchObject({ city: 'Popayán' });
    await run(admin.client, 'setBusinessVerified', await asChecked(businessId));
    expect((await own.next()).data?.myBusinessChanged.business).toMatchObject({ isVerified: true });
    await run(boss.client, 'inviteBusinessMember', {
      businessId,
      firstName: 'A',
      lastName: 'B',
      email: 'live@example.com',
    });
    expect((await own.next()).data?.myBusinessChanged.business).toMatchObject({
      invitations: [{ email: 'live@example.com' }],
    });
    await run(stranger.client, 'updateBusiness', { businessId: other, city: 'Ipiales' });
    expect((await theirs.next()).data?.myBusinessChanged.business).toMatchObject({ id: other });
    expect(own.waiting).toBe(0);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('tells who was taken out, on coming back, that there is no business any more', async () => {
    const businessId = (await buildBusiness())._id.toHexString();
    await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const worker = await buildPerson(server, { memberType: 'business', businessId });
    const after = await cursorNow(server);
    const before = await worker.client.socket();
    before.start<Change>(subscription, { after });
    await run(admin.client, 'removeBusinessMember', { businessId, userId: worker.userId });
    // What the socket was opened as does not hold any more: it is closed and comes back.
    await before.closed;
    const socket = await worker.client.socket();
    const { data } = await socket.start<Change>(subscription, { after }).next();
    expect(data?.myBusinessChanged.business).toBeNull();
    await socket.close();
  });
});
