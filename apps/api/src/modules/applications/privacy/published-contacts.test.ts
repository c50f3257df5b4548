import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { database } from '../../../platform/database/connect.ts';
import { businessPage } from '../../businesses/profile/business-page.ts';
import { BusinessModel, type BusinessRecord } from '../../businesses/business.model.ts';
import { findBusiness } from '../../businesses/index.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { act, named } from '../application-test-kit.ts';
import { applicationMigrations } from '../application.migrations.ts';
import type { ApplicationRecord } from '../application.model.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const secrets = {
  email: 'mariana@prueba.co',
  phone: '+573005550142',
  address: 'Calle 93 # 11-20',
};

/** Everything that visitors read of a business: its page, its contact card, the API. */
async function publicTextsOf(id: string): Promise<string> {
  const { business } = await createClient(server).data<{ business: { vcardUrl: string } }>(
    'query ($id: ID!) { business(id: $id) { vcardUrl address contactEmail contactPhone } }',
    { id },
  );
  const card = await (await fetch(new URL(business.vcardUrl, server.url))).text();
  const page = await businessPage(id, 'es', server.config);
  return [JSON.stringify(business), card, JSON.stringify(page)].join('\n');
}

describe('activation', () => {
  it('publishes neither e-mail nor phone nor street of the application', async () => {
    const { application } = await buildApplication({
      status: 'payment-complete',
      storeIn: server.config,
      form: secrets,
    });
    const { application: active } = await act(
      admin.client,
      'activateApplication',
      named(application),
    );
    const id = String(active?.businessId);
    expect(await findBusiness(id)).toMatchObject({
      address: null,
      contactEmail: null,
      contactPhone: null,
      verification: {
        facts: { name: application.form.businessName, taxId: application.form.taxId },
        by: admin.userId,
      },
    });
    const texts = await publicTextsOf(id);
    expect(texts).toContain(application.form.businessName);
    for (const secret of [...Object.values(secrets), String(application.form.taxId)]) {
      expect(texts).not.toContain(secret);
    }
  });
});

/** A business as the version before left it, of an application and with a manager. */
async function fromBefore(
  published: Partial<BusinessRecord>,
): Promise<{ id: string; application: ApplicationRecord; owner: Person }> {
  const { application } = await buildApplication({ status: 'approved', form: secrets });
  const { businessName, city, state, country } = application.form;
  const business = await buildBusiness({
    applicationId: application._id.toHexString(),
    name: String(businessName),
    city: String(city),
    region: String(state),
    country: String(country),
    isVerified: true,
    ...published,
  });
  await BusinessModel.collection.updateOne(
    { _id: business._id },
    { $unset: { verification: '', needsConfirmation: '' } },
  );
  const id = business._id.toHexString();
  const owner = await buildPerson(server, {
    memberType: 'businessAdmin',
    businessId: id,
    language: 'es',
  });
  return { id, application, owner };
}

const migrate = async (name: string) => {
  const migration = applicationMigrations.find(({ id }) => id.endsWith(name));
  if (!migration) throw new Error('There is no such migration.');
  await migration.up(database());
};

const titlesOf = async ({ client }: Person) =>
  (
    await client.data<{ notifications: { edges: { node: { title: string } }[] } }>(
      '{ notifications(first: 20) { edges { node { title } } } }',
    )
  ).notifications.edges.map(({ node }) => node.title);

describe('what the version before published', () => {
  const asPublished = {
    contactEmail: secrets.email,
    contactPhone: secrets.phone,
    address: secrets.address,
  };

  it('is withdrawn where it is still the application’s, and its owner is told once', async () => {
    const untouched = await fromBefore(asPublished);
    const chosen = {
      contactEmail: 'ventas@prueba.co',
      contactPhone: null,
      address: 'Carrera 7 # 1-1',
    };
    const own = await fromBefore(chosen);
    const byHand = await buildBusiness({ contactEmail: 'hola@example.com' });
    await migrate('contacts-withdrawn');
    await migrate('contacts-withdrawn');
    expect(await findBusiness(untouched.id)).toMatchObject({
      contactEmail: null,
      contactPhone: null,
      address: null,
    });
    expect(await findBusiness(own.id)).toMatchObject(chosen);
    expect(await findBusiness(byHand._id.toHexString())).toMatchObject({
      contactEmail: 'hola@example.com',
    });
    for (const secret of Object.values(secrets)) {
      expect(await publicTextsOf(untouched.id)).not.toContain(secret);
    }
    await vi.waitFor(
      async () =>
        expect(await titlesOf(untouched.owner)).toEqual([
          'Elija qué datos de contacto son públicos',
        ]),
      { timeout: 10_000 },
    );
    const mails = await MailRequestModel.find({ userId: untouched.owner.userId }).lean();
    expect(mails.map(({ message }) => message.subject)).toEqual([
      'Elija qué datos de contacto de su empresa son públicos',
    ]);
    expect(await titlesOf(own.owner)).toEqual([]);
  });

  it('keeps the verified mark where the name and place are those that were checked', async () => {
    const same = await fromBefore({});
    const renamed = await fromBefore({ name: 'Bancolombia S.A.' });
    const hand = await buildBusiness({ isVerified: true });
    await BusinessModel.collection.updateOne({ _id: hand._id }, { $unset: { verification: '' } });
    await migrate('verifications');
    await migrate('verifications');
    const { form, history } = same.application;
    const facts = { name: form.businessName, city: form.city, taxId: form.taxId };
    expect(await findBusiness(same.id)).toMatchObject({
      isVerified: true,
      needsConfirmation: false,
      verification: { facts, date: history.at(-1)?.at },
    });
    expect(await findBusiness(renamed.id)).toMatchObject({
      isVerified: false,
      needsConfirmation: true,
      verification: { facts },
    });
    expect(await findBusiness(hand._id.toHexString())).toMatchObject({
      isVerified: true,
      verification: { facts: { name: hand.name, taxId: null }, date: hand.dateCreated },
    });
    await vi.waitFor(
      async () =>
        expect(await titlesOf(renamed.owner)).toEqual(['El sello de verificada está en pausa']),
      { timeout: 10_000 },
    );
    expect(await titlesOf(same.owner)).toEqual([]);
  });
});
