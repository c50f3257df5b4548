import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ApplicationModel } from '../../applications/application.model.ts';
import { goodPassword, mailFor, run } from '../account-test-kit.ts';
import { type Traits, traitsOf, wellKnownPerson } from './personal-data-test-kit.ts';

/** What a person said in public or to others, which stays without them; the rest of their traits goes. */
const saidBy = ({ words }: Traits): string[] => [words];
const goneWith = ({ words: _stay, ...traits }: Traits): string[] => Object.values(traits);

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

const collectionAndField = (place: string) => place.split('.').slice(0, 2).join('.');

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
  const { reviews, disputes, ...parts } = JSON.parse(own) as Record<string, { status: string }[]>;
  expect(reviews?.map(({ status }) => status).toSorted()).toEqual([
    'published',
    'published',
    'published',
    'removed',
  ]);
  expect(disputes?.map(({ status }) => status).toSorted()).toEqual([
    'editRequested',
    'removed',
    'submitted',
  ]);
  expect(parts).toMatchObject({
    account: { userId: amparo.userId },
    sessions: [{}],
    business: { role: 'businessAdmin', membership: { plan: 'business' } },
    businessInvitations: [{ role: 'business', status: 'open' }],
    applications: [{ status: 'approved' }, { status: 'rejected' }, { status: 'new' }],
    listings: [{ type: 'product', status: 'published', name: { es: ofAmparo.words } }],
    favourites: [{}],
    comments: [
      { text: ofAmparo.words, deletionReason: null },
      { text: ofAmparo.words },
      { text: ofAmparo.takenBack, isDeleted: true, deletionReason: null },
      { text: ofAmparo.takenBack, deletionReason: { text: ofAmparo.comment } },
    ],
    views: [{}],
    discussions: [
      { title: ofAmparo.words, status: 'PUBLISHED' },
      { title: ofAmparo.takenBack, status: 'REMOVED' },
      { title: ofAmparo.words, versions: [{ title: ofAmparo.takenBack }] },
    ],
    discussionComments: [
      { text: ofAmparo.words },
      { text: ofAmparo.takenBack, status: 'REMOVED', reason: { text: ofAmparo.comment } },
      { text: ofAmparo.words },
    ],
    postLikes: [{}],
    discussionDrafts: [{ title: ofAmparo.takenBack }],
    conversations: [{}, {}, { listingName: { es: ofAmparo.words } }],
    messages: [ofAmparo.words, ofAmparo.takenBack, ofAmparo.words].map((messageText) => ({
      messageText,
    })),
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
    .poll(() => ApplicationModel.countDocuments({ applicantId: amparo.userId, isOpen: true }))
    .toBe(0);
  // What nothing uses any more goes a day later: that day is over.
  const unused = { type: 'remove-unused-file', 'payload.fileId': { $in: amparo.documents } };
  await expect
    .poll(async () => {
      await JobModel.updateMany({ ...unused, status: 'PENDING' }, { runAt: new Date() });
      const files = (await filesIn(join(server.config.dataDir, 'files'))).join(' ');
      return amparo.documents.filter((id) => files.includes(id));
    })
    .toEqual([]);

  // What the books need of a paid application and the proof that a request about personal data was
  // answered, as the decisions on erasure say, and nothing else.
  await expect
    .poll(() => placesOf(goneWith(ofAmparo)))
    .toEqual([
      'businessApplications.form.address',
      'businessApplications.form.taxId',
      'businesses.address',
      'invoices.buyer.address',
      'mailRequests.to',
      'ticketEntries.text',
      'tickets.requester.email',
      'tickets.requester.name',
      'tickets.subject',
      'tickets.words',
    ]);
  const about = { subject: `De ${ofAmparo.lastName}` };
  expect(await database().collection('tickets').distinct('kind', about)).toEqual(['DATA_CLAIM']);
  // What was said in public or to others stays with those it was said to.
  expect(await placesOf(saidBy(ofAmparo))).toEqual([
    'chats.lastMessage',
    'chats.listingName.es',
    'discussionComments.body.content.content.text',
    'discussionComments.text',
    'discussions.body.content.content.text',
    'discussions.text',
    'discussions.title',
    'disputes.details',
    'listingComments.text',
    'listings.name.es',
    'messages.messageText',
    'notifications.params.listingEn',
    'notifications.params.listingEs',
    'reviews.exchangeDetails',
    'reviews.reply.text',
    'reviews.subject',
  ]);
  // Their id, behind which there is nobody, is left where others keep a record and in what happened.
  await expect
    .poll(async () => [...new Set((await placesOf([amparo.userId])).map(collectionAndField))])
    .toEqual([
      'auditRecords.about',
      'auditRecords.actorId',
      'auditRecords.targets',
      'businessApplications.applicantId',
      'businessApplications.history',
      'chats.creatorId',
      'chats.lastSenderId',
      'discussionComments.body',
      'discussionDrafts.body',
      'events.actorId',
      'events.data',
      'files.ownerId',
      'invoices.payerId',
      'jobs.key',
      'listingComments.authorId',
      'messages.authorId',
      'notifications.actorIds',
      'payments.owners',
      'payments.payerId',
      'payments.startedBy',
      'payments.transactionId',
      'users._id',
    ]);
  expect(await lastingOf(benito)).toEqual(others);
});
