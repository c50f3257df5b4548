import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ApplicationModel } from '../applications/application.model.ts';
import { goodPassword, mailFor, run } from './account-test-kit.ts';
import { traitsOf, wellKnownPerson } from './personal-data-test-kit.ts';

const ofAmparo = traitsOf('Amparo', 'Zuluaga', '7719043');
const ofBenito = traitsOf('Benito', 'Quiñones', '8824156');

type Person = Awaited<ReturnType<typeof wellKnownPerson>>;
let server: TestServer;
let amparo: Person;
let benito: Person;
beforeAll(async () => {
  server = await startTestServer();
  amparo = await wellKnownPerson(server, ofAmparo);
  benito = await wellKnownPerson(server, ofBenito);
  await mailFor(server, ofAmparo.email, 'Verifique su correo electrónico');
});
afterAll(() => server.stop());

/** Where in the whole database one of these texts stands, as `collection.field`. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const collections = await database().listCollections({}, { nameOnly: true }).toArray();
  const found = new Set<string>();
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const text = value.toLowerCase();
      if (texts.some((each) => text.includes(each.toLowerCase()))) found.add(path);
    } else if (Array.isArray(value)) {
      for (const each of value) look(each, path);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) look(each, `${path}.${key}`);
    }
  };
  for (const { name } of collections) {
    for await (const document of database().collection(name).find()) {
      look(JSON.parse(JSON.stringify(document)), name);
    }
  }
  return [...found].toSorted();
}

/** The names of all files below a folder. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));

const exportOf = async ({ client }: Person) =>
  (await client.data<{ exportMyData: string }>('{ exportMyData }')).exportMyData;

/** What does not change while nobody does anything: without clocks and what is still being told. */
async function lastingOf(person: Person): Promise<object> {
  const exported = JSON.parse(await exportOf(person)) as Record<string, unknown>;
  const {
    exportedAt: _at,
    sessions: _used,
    emails: _sent,
    notifications: _told,
    ...lasting
  } = exported;
  return lasting;
}

it('exports all that is kept of a person and nothing of others', async () => {
  const own = await exportOf(amparo);
  for (const trait of Object.values(ofAmparo)) expect(own).toContain(trait);
  for (const trait of Object.values(ofBenito)) expect(own).not.toContain(trait);
  expect(own).not.toMatch(/Reservada|tokenHash|nameKey/);
  expect(own).not.toContain(amparo.admin.userId);
  expect(JSON.parse(own)).toMatchObject({
    account: { userId: amparo.userId },
    sessions: [{}],
    business: { role: 'businessAdmin', membership: { plan: 'business' } },
    businessInvitations: [{ role: 'business', status: 'open' }],
    applications: [{ status: 'approved' }, { status: 'rejected' }, { status: 'new' }],
    reviews: [{ status: 'published', rating: 4 }],
    invoices: [{ status: 'PAID', purpose: 'APPLICATION' }],
    payments: [{ status: 'approved', cardNumber: '•••• 0326' }],
  });
});

it('forgets a person with their account, and nobody else', async () => {
  const others = await lastingOf(benito);

  expect(await run(amparo.client, 'deleteAccount', { password: goodPassword })).toMatchObject({
    ok: true,
  });
  await expect
    .poll(() => ApplicationModel.countDocuments({ applicantId: amparo.userId, isOpen: true }), {
      timeout: 15_000,
    })
    .toBe(0);
  // What nothing uses any more goes a day later: that day is over.
  const unused = { type: 'remove-unused-file', 'payload.fileId': { $in: amparo.documents } };
  await expect
    .poll(
      async () => {
        await JobModel.updateMany({ ...unused, status: 'PENDING' }, { runAt: new Date() });
        const files = (await filesIn(join(server.config.dataDir, 'files'))).join(' ');
        return amparo.documents.filter((id) => files.includes(id));
      },
      { timeout: 15_000 },
    )
    .toEqual([]);

  // What the books need of a paid application, as the decision on erasure says, and nothing else.
  await expect
    .poll(() => placesOf(Object.values(ofAmparo)), { timeout: 15_000 })
    .toEqual([
      'businessApplications.form.address',
      'businessApplications.form.taxId',
      'businesses.address',
    ]);
  expect(await lastingOf(benito)).toEqual(others);
});
