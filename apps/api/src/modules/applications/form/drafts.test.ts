import { applicationFields as formFields } from '@wiki/domain';
import { validApplication } from '@wiki/domain/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { createClient, clientOf } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { signInAs, buildPerson } from '../../../testing/world.ts';
import { findFile, insertFile } from '../../files/index.ts';
import { changeUser } from '../../users/index.ts';
import { ApplicationModel } from '../application.model.ts';
import { act, named } from '../application-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const begin = { step: 'GENERAL', form: { businessName: ' Café Alto ' } };

/** Somebody with a complete draft whose files are not really stored. */
async function drafting() {
  const { application, applicant } = await buildApplication({ status: 'draft' });
  const person = await signInAs(server.config, applicant);
  return { application, applicant, client: clientOf(server, person) };
}

describe('saving a draft', () => {
  it('begins, keeps what is left out, clears what is null and goes on on another device', async () => {
    const { user, client } = await buildPerson(server);
    const begun = await act(client, 'saveApplicationDraft', begin);
    expect(begun.application).toMatchObject({ status: 'DRAFT', version: 1, step: 'GENERAL' });

    const other = clientOf(server, await signInAs(server.config, user));
    const { myApplication } = await other.data<{ myApplication: { id: string; version: number } }>(
      '{ myApplication { id version } }',
    );
    const place = { applicationId: myApplication.id, version: myApplication.version };
    const form = { city: 'Pitalito', email: ' ANA@', commercialReference: { firstName: 'Jorge' } };
    const saved = await act(other, 'saveApplicationDraft', { ...place, step: 'CONTACT', form });
    expect(saved.application).toMatchObject({ version: 2, step: 'CONTACT' });
    const next = { ...place, version: 2, step: 'BUSINESS' };
    const more = { city: null, commercialReference: { lastName: 'Salazar' } };
    await act(other, 'saveApplicationDraft', { ...next, form: more });

    const query =
      '{ myApplication { step form { businessName city email country services commercialReference { firstName lastName } } } }';
    expect(await client.data(query)).toEqual({
      myApplication: {
        step: 'BUSINESS',
        form: {
          businessName: 'Café Alto',
          city: null,
          email: 'ana@',
          country: 'CO',
          services: [],
          commercialReference: { firstName: 'Jorge', lastName: 'Salazar' },
        },
      },
    });
  });

  it('is refused on an older version, with the application as it is now', async () => {
    const { application, client } = await drafting();
    const input = { ...named(application), step: 'CONTACT', form: { city: 'Neiva' } };
    await act(client, 'saveApplicationDraft', input);
    const late = await act(client, 'saveApplicationDraft', { ...input, form: { city: 'Cali' } });
    expect(late.codes).toEqual(['CONFLICT']);
    expect(late.application?.version).toBe(application.version + 1);
    expect((await ApplicationModel.findById(application._id).lean())?.form.city).toBe('Neiva');
  });

  it('is one open application per person, also when many devices begin at once', async () => {
    const { client, userId } = await buildPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => act(client, 'saveApplicationDraft', begin)),
    );
    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toEqual(Array.from({ length: 11 }, () => 'APPLICATION_OPEN'));
    expect(await ApplicationModel.countDocuments({ applicantId: userId })).toBe(1);
  });

  it('is possible again after the last one was closed', async () => {
    const { application, client } = await drafting();
    await act(client, 'withdrawApplication', named(application));
    expect((await act(client, 'saveApplicationDraft', begin)).application?.status).toBe('DRAFT');
  });

  it('is not for visitors, administrators, members of a business or somebody else', async () => {
    const { application } = await drafting();
    const input = { ...begin, ...named(application) };
    const visitor = await act(createClient(server), 'saveApplicationDraft', begin);
    expect(visitor.thrown).toBe('UNAUTHENTICATED');
    const { client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' });
    expect((await act(admin, 'saveApplicationDraft', begin)).thrown).toBe('FORBIDDEN');
    expect((await act(admin, 'saveApplicationDraft', input)).thrown).toBe('FORBIDDEN');
    const businessId = '0123456789abcdef01234567';
    const { client: member } = await buildPerson(server, { memberType: 'business', businessId });
    expect((await act(member, 'saveApplicationDraft', begin)).codes).toEqual(['ALREADY_MEMBER']);
    const { client: other } = await buildPerson(server);
    expect((await act(other, 'saveApplicationDraft', input)).codes).toEqual(['NOT_FOUND']);
    const unknown = { ...input, applicationId: '0123456789abcdef01234567' };
    expect((await act(other, 'saveApplicationDraft', unknown)).codes).toEqual(['NOT_FOUND']);
  });

  it('names what does not fit, and refuses fields that are not of the form', async () => {
    const { client } = await buildPerson(server);
    const form = { city: 'x'.repeat(101), taxId: 'a\u0000' };
    const { codes, fields } = await act(client, 'saveApplicationDraft', { step: 'CONTACT', form });
    expect(codes).toEqual(['FIELD_TOO_LONG', 'FIELD_INVALID']);
    expect(fields).toEqual(['form.city', 'form.taxId']);
    const foreign = { step: 'CONTACT', form: { status: 'approved' } };
    expect((await act(client, 'saveApplicationDraft', foreign)).thrown).not.toBeNull();
  });
});

describe('the files of a draft', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>';
  const usersOf = async (id: string) => (await findFile(id))?.usedBy;

  it('are the applicant’s own, are used by the draft and given back', async () => {
    const { client, userId } = await buildPerson(server);
    const insert = async (ownerId: string) =>
      (
        await insertFile(server.config, { ownerId, purpose: 'LOGO', name: 'a.png', svg })
      )._id.toHexString();
    const { userId: stranger } = await buildPerson(server);
    const foreign = { step: 'GENERAL', form: { logoId: await insert(stranger) } };
    const refused = await act(client, 'saveApplicationDraft', foreign);
    expect([refused.codes, refused.fields]).toEqual([['NOT_FOUND'], ['form.logoId']]);

    const [first, second] = [await insert(userId), await insert(userId)];
    const wrong = { step: 'GENERAL', form: { incorporationArticleIds: [first] } };
    expect((await act(client, 'saveApplicationDraft', wrong)).codes).toEqual(['NOT_FOUND']);
    const { application } = await act(client, 'saveApplicationDraft', {
      step: 'GENERAL',
      form: { logoId: first },
    });
    const id = String(application?.id);
    expect(await usersOf(first)).toEqual([`application:${id}`]);
    const place = { applicationId: id, version: 1, step: 'GENERAL' };
    await act(client, 'saveApplicationDraft', { ...place, form: { logoId: second } });
    expect(await usersOf(first)).toEqual([]);
    expect(await usersOf(second)).toEqual([`application:${id}`]);
  });
});

describe('submitting', () => {
  const required = formFields.filter((field) => field.required).map(({ field }) => field);

  it.each(required)('without %s names that field and loses nothing', async (field) => {
    const { application, client } = await drafting();
    const [name = '', part] = field.split('.');
    const value = validApplication[name as keyof typeof validApplication];
    const empty = Array.isArray(value) ? [] : null;
    const form = { [name]: part ? { [part]: null } : empty };
    const saved = await act(client, 'saveApplicationDraft', {
      ...named(application),
      step: 'REVIEW',
      form,
    });
    const version = application.version + 1;
    expect(saved.application?.version).toBe(version);
    const answer = await act(client, 'submitApplication', { ...named(application), version });
    expect([answer.codes, answer.fields]).toEqual([['FIELD_REQUIRED'], [field]]);
    const kept = await ApplicationModel.findById(application._id).lean();
    expect(kept).toMatchObject({ status: 'draft', version });
  });

  it('names every fault at once', async () => {
    const { client } = await buildPerson(server);
    const { application } = await act(client, 'saveApplicationDraft', {
      step: 'GENERAL',
      form: {
        businessName: 'Soporte Wiki empresarios',
        country: 'XX',
        lineOfBusiness: 'nothing',
        taxId: '12',
        email: 'ana@',
      },
    });
    const answer = await act(client, 'submitApplication', {
      applicationId: application?.id,
      version: 1,
    });
    const faults = Object.fromEntries(
      answer.fields.map((field, index) => [field, answer.codes[index]]),
    );
    expect(faults).toMatchObject({
      businessName: 'NAME_RESERVED',
      country: 'INVALID_REFERENCE',
      lineOfBusiness: 'INVALID_REFERENCE',
      taxId: 'INVALID_TAX_ID',
      email: 'INVALID_EMAIL',
    });
    const others = required.filter(
      (field) => !['businessName', 'lineOfBusiness', 'taxId', 'email'].includes(field),
    );
    for (const field of others) expect(faults[field]).toBe('FIELD_REQUIRED');
    expect(new Set(answer.fields).size).toBe(answer.fields.length);
  });

  it('is refused to somebody who joined a business meanwhile', async () => {
    const { application, applicant, client } = await drafting();
    await changeUser(applicant._id.toHexString(), { businessId: '0123456789abcdef01234567' });
    const answer = await act(client, 'submitApplication', named(application));
    expect(answer.codes).toEqual(['ALREADY_MEMBER']);
  });
});
