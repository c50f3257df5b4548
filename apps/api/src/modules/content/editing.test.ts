import { documentOf, type DocumentKind } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { createClient, type TestClient } from '../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { findUser } from '../users/index.ts';
import { contentMigrations } from './content.migrations.ts';
import { DocumentModel } from './document.model.ts';

const fields = `kind hasChanges current { version title { es } } draft { revision title { es } }
  versions { version title { es } }`;

interface Edited {
  hasChanges: boolean;
  current: { version: number; title: { es: string } } | null;
  draft: { revision: number; title: { es: string } };
  versions: { version: number }[];
}
interface Answer {
  document?: Edited | null;
  ok?: boolean;
  userErrors: ToldError[];
}

const of = (name: string, input: string) => operation(name, input, `document { ${fields} }`);
const mutations = {
  saveDocumentDraft: of('saveDocumentDraft', 'SaveDocumentDraftInput'),
  publishDocument: of('publishDocument', 'DocumentKindInput'),
  restoreDocumentVersion: of('restoreDocumentVersion', 'DocumentVersionInput'),
  acceptDocuments: operation('acceptDocuments', 'AcceptDocumentsInput', 'ok'),
};
const { run, refusals, denial } = callsOf<Answer, keyof typeof mutations>(mutations);

let server: TestServer;
let admin: Person;
let member: Person;
const consent = { termsVersion: 1, privacyVersion: 1, acceptedAt: new Date('2026-01-01') };

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin', consent });
  member = await buildPerson(server, { consent });
});
afterAll(() => server.stop());

const said = (kind: DocumentKind, title: string, revision = 0) => ({
  kind,
  revision,
  title: { en: title, es: title },
  body: { en: documentOf(`${title}.`), es: documentOf(`${title}.`) },
});

const read = async (kind: DocumentKind): Promise<Edited> =>
  (
    await admin.client.data<{ editableDocument: Edited }>(
      `query ($kind: DocumentKind!) { editableDocument(kind: $kind) { ${fields} } }`,
      { kind },
    )
  ).editableDocument;

async function publish(kind: DocumentKind, title: string): Promise<void> {
  const { revision } = (await read(kind)).draft;
  await run(admin.client, 'saveDocumentDraft', said(kind, title, revision));
  await run(admin.client, 'publishDocument', { kind });
}

const shown = async (kind: DocumentKind) =>
  (
    await createClient(server).data<{ document: { version: number; title: { es: string } } }>(
      `query ($kind: DocumentKind!) { document(kind: $kind) { version title { es } author { id } } }`,
      { kind },
    )
  ).document;

describe('writing', () => {
  test('is for administrators alone', async () => {
    const inputs = {
      saveDocumentDraft: said('ABOUT', 'No'),
      publishDocument: { kind: 'ABOUT' },
      restoreDocumentVersion: { kind: 'ABOUT', version: 1 },
    } as const;
    for (const [name, input] of Object.entries(inputs)) {
      const call = name as keyof typeof inputs;
      expect(await denial(createClient(server), call, input)).toBe('UNAUTHENTICATED');
      expect(await denial(member.client, call, input)).toBe('FORBIDDEN');
    }
    for (const query of [
      '{ editableDocuments { kind } }',
      '{ editableDocument(kind: ABOUT) { kind } }',
    ]) {
      const { errors } = await member.client.request(query);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  test('readers see what is published, and every version stays', async () => {
    await run(admin.client, 'saveDocumentDraft', said('SHIPPING', 'Borrador'));
    expect(await shown('SHIPPING')).toMatchObject({ version: 1 });
    expect((await read('SHIPPING')).hasChanges).toBe(true);
    await run(admin.client, 'publishDocument', { kind: 'SHIPPING' });
    expect(await shown('SHIPPING')).toEqual({
      version: 2,
      title: { es: 'Borrador' },
      author: null,
    });
    expect(await refusals(admin.client, 'publishDocument', { kind: 'SHIPPING' })).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
    await run(admin.client, 'restoreDocumentVersion', { kind: 'SHIPPING', version: 1 });
    expect(await read('SHIPPING')).toMatchObject({
      hasChanges: true,
      current: { version: 2 },
      versions: [{ version: 2 }, { version: 1 }],
    });
    expect(
      await refusals(admin.client, 'restoreDocumentVersion', { kind: 'SHIPPING', version: 9 }),
    ).toEqual(['NOT_FOUND version']);
  });

  test('over a revision that another has changed is a conflict', async () => {
    const save = (title: string) =>
      refusals(admin.client, 'saveDocumentDraft', said('WARRANTIES', title));
    const told = (await Promise.all([save('Una'), save('Otra')])).flat();
    expect(told).toEqual(['CONFLICT revision']);
  });

  test('names what is wrong', async () => {
    const save = (more: object) =>
      refusals(admin.client, 'saveDocumentDraft', { ...said('PLANS', 'Planes'), ...more });
    expect(await save({ title: { es: 'x'.repeat(141) } })).toEqual(['FIELD_TOO_LONG title.es']);
    const empty = { type: 'doc', content: [] };
    expect(await save({ body: { es: { type: 'html' }, en: empty } })).toEqual([
      'FIELD_INVALID body.es',
    ]);
    await run(admin.client, 'saveDocumentDraft', {
      ...said('PLANS', 'Planes'),
      body: { en: empty, es: empty },
    });
    expect(await refusals(admin.client, 'publishDocument', { kind: 'PLANS' })).toEqual([
      'FIELD_REQUIRED body',
    ]);
  });

  test('pressed many times at once publishes one version', async () => {
    const { revision } = (await read('WELCOME')).draft;
    await run(admin.client, 'saveDocumentDraft', said('WELCOME', 'Bienvenida', revision));
    await Promise.all(
      Array.from({ length: 6 }, () =>
        admin.client.request(mutations.publishDocument, { input: { kind: 'WELCOME' } }),
      ),
    );
    expect(await DocumentModel.countDocuments({ kind: 'WELCOME' })).toBe(2);
  });
});

describe('a new version of the terms', () => {
  const waiting = async (client: TestClient): Promise<string[]> =>
    (
      await client.data<{ documentsToAccept: { kind: string }[] }>('{ documentsToAccept { kind } }')
    ).documentsToAccept.map(({ kind }) => kind);

  test('is put to who accepted an earlier one, and recorded with version and time', async () => {
    expect(await waiting(member.client)).toEqual([]);
    await publish('TERMS', 'Términos nuevos');
    expect(await waiting(member.client)).toEqual(['TERMS']);
    expect(await waiting(admin.client)).toEqual([]);
    const { errors } = await createClient(server).request('{ documentsToAccept { kind } }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');

    const accept = (termsVersion: number) =>
      refusals(member.client, 'acceptDocuments', { termsVersion, privacyVersion: 1 });
    expect(await accept(1)).toEqual(['CONSENT_REQUIRED']);
    expect(await accept(3)).toEqual(['CONSENT_REQUIRED']);
    const before = Date.now();
    expect(await accept(2)).toEqual([]);
    expect(await waiting(member.client)).toEqual([]);
    const user = await findUser(member.userId);
    expect(user?.consent).toMatchObject({ termsVersion: 2, privacyVersion: 1 });
    expect(user?.consent?.acceptedAt.getTime()).toBeGreaterThanOrEqual(before - 1_000);
  });

  test('is what new accounts agree to', async () => {
    const signUp = (termsVersion: number) =>
      createClient(server).data<{ signUp: { userErrors: { code: string }[] } }>(
        'mutation ($input: SignUpInput!) { signUp(input: $input) { userErrors { code } } }',
        {
          input: {
            firstName: 'Ana',
            lastName: 'Gil',
            email: `ana${termsVersion}@example.com`,
            password: 'Una-clave-larga-9',
            language: 'es',
            addToNewsletter: false,
            consent: { termsVersion, privacyVersion: 1 },
          },
        },
      );
    expect((await signUp(1)).signUp.userErrors).toMatchObject([{ code: 'CONSENT_REQUIRED' }]);
    expect((await signUp(2)).signUp.userErrors).toEqual([]);
  });
});

test('documents of the version before become texts, and may be migrated again', async () => {
  const documents = database().collection('documents');
  const heading = { en: 'What it is', es: 'Qué es' };
  const paragraphs = [{ en: 'First.', es: 'Primero.' }];
  await documents.insertOne({
    kind: 'ABOUT',
    version: 7,
    publishedAt: new Date(),
    title: { en: 'About', es: 'Acerca de' },
    sections: [{ heading, paragraphs }],
  });
  const db = database();
  for (let time = 0; time < 2; time += 1) {
    for (const migration of contentMigrations) await migration.up(db);
  }
  const { document } = await createClient(server).data<{ document: unknown }>(
    `{ document(kind: ABOUT, version: 7) { body { es } sections { heading { en es } paragraphs { en es } } } }`,
  );
  expect(document).toEqual({
    body: {
      es: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Qué es' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'Primero.' }] },
        ],
      },
    },
    sections: [{ heading, paragraphs }],
  });
});
