import { connect } from 'node:net';
import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditModel } from '../../../platform/audit/audit.model.ts';
import { DiskStorage } from '../../../platform/files/disk-storage.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient } from '../../../testing/client.ts';
import { loggedLines } from '../../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { UserModel } from '../../users/user.model.ts';
import { FileModel } from '../file.model.ts';
import { viewQuota } from './serve-files.routes.ts';
import { link, pdf, picture, upload } from '../files-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
});
afterAll(() => server.stop());

const open = (path: string | null | undefined, init?: RequestInit) =>
  fetch(new URL(path ?? '', server.url), init);
const document = { purpose: 'APPLICATION_DOCUMENT', name: "cédula d'Ana.pdf" };

/** A private document that something uses, and its owner. */
async function privateFile() {
  const owner = await buildPerson(server);
  const { file } = await upload(server, owner.client, pdf, document);
  await FileModel.updateOne({ _id: file?.id }, { usedBy: ['business:b1'] });
  return { ...owner, fileId: file?.id ?? '' };
}

const viewsOf = (fileId: string) =>
  EventModel.find({ type: 'file.viewed', 'data.fileId': fileId }).lean();

describe('a public picture', () => {
  test('is served for good, as a picture and nothing else', async () => {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(700, 300), { name: 'Ana.jpg' });
    const response = await open(file?.image?.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(file?.byteSize),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const head = await open(file?.image?.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      String(file?.byteSize),
    ]);
    const base = `/files/${file?.id}`;
    await expect.poll(async () => (await open(`${base}/1280.webp`)).status).toBe(200);
    expect((await open(`${base}/320.webp`)).headers.get('content-type')).toBe('image/webp');
    for (const version of ['1920.webp', 'full.png', '320.jpg', 'full', '..%2ffull.jpg']) {
      expect([(await open(`${base}/${version}`)).status, version]).toEqual([404, version]);
    }
  });

  test('is found in its owner’s profile', async () => {
    const { client, userId } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(50, 50));
    const setAvatar = (fileId: string | null, by = client) =>
      by.data<{ setAvatar: { user: object | null; userErrors: { code: string }[] } }>(
        `mutation ($input: SetAvatarInput!) { setAvatar(input: $input) {
          user { photoUrl photo { url width } } userErrors { code } } }`,
        { input: { fileId } },
      );
    const photo = { photoUrl: file?.image?.url, photo: { url: file?.image?.url, width: 50 } };
    expect((await setAvatar(file?.id ?? '')).setAvatar).toEqual({ user: photo, userErrors: [] });
    const { user } = await createClient(server).data<{ user: object }>(
      'query ($id: ID!) { user(id: $id) { photoUrl photo { url width } } }',
      { id: userId },
    );
    expect(user).toEqual(photo);

    const { client: thief } = await buildPerson(server);
    const { file: logo } = await upload(server, client, await picture(), { purpose: 'LOGO' });
    for (const [fileId, by] of [
      [file?.id ?? '', thief],
      [logo?.id ?? '', client],
      ['nothing', client],
    ] as const) {
      expect((await setAvatar(fileId, by)).setAvatar.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
    }
    const { errors } = await createClient(server).request(
      'mutation { setAvatar(input: { fileId: null }) { userErrors { code } } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');

    expect((await setAvatar(null)).setAvatar.user).toEqual({ photoUrl: null, photo: null });
    expect((await FileModel.findById(file?.id).lean())?.usedBy).toEqual([]);
  });
});

describe('a private file', () => {
  test('is seen through a link only, by its owner and administrators, and each view is noted', async () => {
    const { client, userId, fileId } = await privateFile();
    const { client: admin, userId: adminId } = await buildPerson(server, {
      memberType: 'wikiAdmin',
    });
    expect((await open(`/files/${fileId}/document.pdf`)).status).toBe(404);
    const own = await link(client, fileId);
    expect(new Date(own.dateExpires ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 300_000);
    const response = await open(own.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-disposition': "attachment; filename*=UTF-8''c%C3%A9dula%20d%27Ana.pdf",
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    await open(own.url);
    await open((await link(admin, fileId)).url);
    const views = await viewsOf(fileId);
    expect(views.map(({ actorId, data }) => [actorId, data])).toEqual([
      [userId, { fileId, userId }],
      [userId, { fileId, userId }],
      [adminId, { fileId, userId: adminId }],
    ]);
    await expect
      .poll(() => AuditModel.countDocuments({ action: 'file.viewed', 'targets.fileId': fileId }))
      .toBe(3);
    const token = own.url?.split('token=')[1] ?? '-';
    expect(JSON.stringify(loggedLines())).not.toContain(token);
  });

  test('is saved under a name that ends as its content is, whatever it was called', async () => {
    const { client } = await buildPerson(server);
    const savedAs = async (bytes: Buffer, name: string, purpose = 'APPLICATION_DOCUMENT') => {
      const { file } = await upload(server, client, bytes, { purpose, name });
      const { headers } = await open((await link(client, file?.id ?? '')).url);
      const saved = headers.get('content-disposition')?.split("filename*=UTF-8''")[1] ?? '';
      return [file?.name, decodeURIComponent(saved)];
    };
    // Whoever opens it from the folder of downloads would run it.
    expect(await savedAs(pdf, 'estados.hta')).toEqual(['estados.hta', 'estados.hta.pdf']);
    expect(await savedAs(pdf, 'ESTADOS.PDF')).toEqual(['ESTADOS.PDF', 'ESTADOS.PDF']);
    const photo = await picture(40, 30, 'webp');
    expect(await savedAs(photo, 'foto.webp')).toEqual(['foto.webp', 'foto.webp.jpg']);
    expect(await savedAs(await picture(), 'foto.JPEG', 'LOGO')).toEqual(['foto.JPEG', 'foto.JPEG']);
    // A mark that turns the direction of writing would show this one as “anexe.pdf”.
    expect(await savedAs(pdf, 'an\u202Efdp.exe')).toEqual(['anfdp.exe', 'anfdp.exe.pdf']);
    expect(await savedAs(pdf, 'rut.pdf\r\nAprobado')).toEqual([
      'rut.pdf Aprobado',
      'rut.pdf Aprobado.pdf',
    ]);
  });

  test('is not opened without end: each view is written down', async () => {
    const { client, userId, fileId } = await privateFile();
    const { url } = await link(client, fileId);
    for (let count = 0; count < viewQuota.points; count += 1) {
      await limit('file-views', userId, viewQuota);
    }
    const refused = await open(url);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    ]);
    expect(await viewsOf(fileId)).toEqual([]);
  });

  test('answers everybody else like one that does not exist', async () => {
    const { fileId } = await privateFile();
    const { client: other } = await buildPerson(server);
    const unknown = '0'.repeat(24);
    const refused = { url: null, dateExpires: null, userErrors: [{ code: 'NOT_FOUND' }] };
    for (const id of [fileId, unknown, 'x']) expect(await link(other, id)).toEqual(refused);
    const { errors } = await createClient(server).request(
      `mutation { createFileLink(input: { fileId: "${fileId}" }) { url } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    for (const query of ['', '?token=', '?token=1.2.3', '?token=a&token=b']) {
      const [real, none] = await Promise.all(
        [fileId, unknown].map((id) => open(`/files/${id}/document.pdf${query}`)),
      );
      expect([real?.status, none?.status]).toEqual([404, 404]);
      expect(await real?.text()).toBe(await none?.text());
    }
    expect(await viewsOf(fileId)).toEqual([]);
  });

  test('is not opened with a token that is expired, forged or another file’s', async () => {
    const { client, userId, fileId } = await privateFile();
    const { file: second } = await upload(server, client, pdf, document);
    const { url } = await link(client, fileId);
    const [expires = '', claim = '', seal = ''] = (url?.split('token=')[1] ?? '').split('.');
    expect(claim).toBe(userId);
    const { userId: otherId } = await buildPerson(server);
    for (const forged of [
      url?.replace(fileId, second?.id ?? ''),
      `/files/${fileId}/document.pdf?token=${Number(expires) + 60}.${claim}.${seal}`,
      `/files/${fileId}/document.pdf?token=${expires}.${otherId}.${seal}`,
      `/files/${fileId}/document.pdf?token=${expires}.${claim}.${seal.slice(0, -1)}`,
    ]) {
      expect([(await open(forged)).status, forged]).toEqual([404, forged]);
    }
    vi.setSystemTime(Date.now() + 301_000);
    expect((await open(url)).status).toBe(404);
    vi.useRealTimers();
    expect((await open(url)).status).toBe(200);
    expect(await viewsOf(fileId)).toHaveLength(1);
  });

  test('is closed to who lost the right to see it since the link was made', async () => {
    const { fileId } = await privateFile();
    const { client: admin, userId } = await buildPerson(server, { memberType: 'wikiAdmin' });
    const { url } = await link(admin, fileId);
    const statusAfter = async (change: object) => {
      await UserModel.updateOne({ _id: userId }, change);
      return (await open(url)).status;
    };
    expect(await statusAfter({ memberType: 'user', staffRole: null })).toBe(404);
    expect(await statusAfter({ memberType: 'wikiAdmin', staffRole: 'support' })).toBe(404);
    expect(await statusAfter({ staffRole: 'full', isAuthorized: false })).toBe(404);
    const suspension = { reason: 'x', since: new Date(), until: null };
    expect(await statusAfter({ isAuthorized: true, suspension })).toBe(404);
    expect(await statusAfter({ suspension: null })).toBe(200);
  });

  test('that is a picture has no address before it is published', async () => {
    const { client } = await buildPerson(server);
    const { file } = await upload(server, client, await picture(400, 400), { purpose: 'LOGO' });
    expect(file?.image).toBeNull();
    const path = `/files/${file?.id}/full.jpg`;
    expect((await open(path)).status).toBe(404);
    expect((await open(`/files/${file?.id}/320.webp`)).status).toBe(404);
    const { url } = await link(client, file?.id ?? '');
    expect((await open(url)).headers.get('content-disposition')).toMatch(/^inline/);
    await FileModel.updateOne({ _id: file?.id }, { isPublic: true });
    expect((await open(path)).status).toBe(200);
  });

  test('may be left in the middle without a trace in the log', async () => {
    const { client } = await buildPerson(server);
    const large = Buffer.concat([pdf, Buffer.alloc(8_000_000, 'x')]);
    const { file } = await upload(server, client, large, document);
    const { url } = await link(client, file?.id ?? '');
    const leaving = new AbortController();
    const response = await open(url, { signal: leaving.signal });
    const part = await response.body?.getReader().read();
    expect((part?.value as Uint8Array | undefined)?.length).toBeLessThan(large.length);
    leaving.abort();
    const whole = await open(url);
    expect((await whole.arrayBuffer()).byteLength).toBe(large.length);
    expect(loggedLines()).toEqual([]);
  });

  test('is closed again when its readers have left before the first byte', async () => {
    const { client } = await buildPerson(server);
    const large = Buffer.concat([pdf, Buffer.alloc(2_000_000, 'x')]);
    const { file } = await upload(server, client, large, document);
    const { url } = await link(client, file?.id ?? '');
    const opened = vi.spyOn(DiskStorage.prototype, 'open');
    for (let reader = 0; reader < 20; reader += 1) {
      const socket = connect(server.port, 'localhost', () => {
        socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => socket.destroy());
      });
    }
    await expect.poll(() => opened.mock.results.length).toBe(20);
    const streams = await Promise.all(
      opened.mock.results.map(
        async ({ value }) => (await (value as ReturnType<DiskStorage['open']>))?.stream,
      ),
    );
    opened.mockRestore();
    await expect.poll(() => streams.filter((stream) => !stream?.closed)).toEqual([]);
  });

  test('that awaits its bytes has no link', async () => {
    const { client, userId } = await buildPerson(server);
    const awaited = await FileModel.create({
      ownerId: userId,
      purpose: 'AVATAR',
      name: 'x',
      contentType: 'image/jpeg',
      byteSize: 1,
      status: 'AWAITED',
      dateCreated: new Date(),
      isPublic: true,
    });
    const fileId = String(awaited._id);
    expect((await link(client, fileId)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
    expect((await open(`/files/${fileId}/full.jpg`)).status).toBe(404);
  });
});
