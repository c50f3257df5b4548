import { defaultSiteName } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, pageMeta } from '../../platform/http/pages/page-meta.ts';
import { headOf } from '../../platform/http/pages/page-meta-head.ts';
import { site, siteName } from '../../platform/site/site.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { buildPerson, buildWorld, type World } from '../../testing/world.ts';
import { viewerNow } from '../users/index.ts';
import { installation } from './installation.service.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { SettingsModel } from './settings.model.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { taxPercent: 19, displayCurrency: 'USD' } });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const values = {
  siteName: 'Red del Valle',
  brandColor: '#1F3D7A',
  defaultLanguage: 'es',
  displayCurrency: 'COP',
  taxPercent: 16,
  socialLinks: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/x' }],
};

interface Saved {
  saveSettings: {
    settings: { version: number; siteName: string } | null;
    userErrors: { code: string; field: string | null }[];
  };
}

const save = async (input: object, by = admin) =>
  (
    await by.data<Saved>(
      'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { settings { version siteName brandColor logo { id } } userErrors { code field } } }',
      { input },
    )
  ).saveSettings;

const read = async () =>
  (
    await admin.data<{ settings: Record<string, unknown> & { version: number } }>(
      '{ settings { version siteName brandColor defaultLanguage displayCurrency taxPercent socialLinks { network url } logo { id } } }',
    )
  ).settings;

describe('who', () => {
  it.each([
    '{ settings { version } }',
    '{ installation { isProduction } }',
    'mutation { sendTestMail(input: { to: "a@example.com" }) { result { isSent } } }',
    `mutation { saveSettings(input: { version: 0, siteName: "x", defaultLanguage: EN, displayCurrency: "USD", taxPercent: 19, socialLinks: [] }) { settings { version } } }`,
  ])('only administrators: %s', async (operation) => {
    const { errors } = await createClient(server).request(operation);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    for (const role of ['user', 'business', 'businessAdmin'] as const) {
      const refused = await clientOf(server, world[role]).request(operation);
      expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await SettingsModel.countDocuments()).toBe(0);
  });
});

describe('the settings', () => {
  it('begin with the name of the product and what the environment says', async () => {
    expect(await read()).toEqual({
      version: 0,
      siteName: defaultSiteName,
      brandColor: null,
      defaultLanguage: 'en',
      displayCurrency: 'USD',
      taxPercent: 19,
      socialLinks: [],
      logo: null,
    });
  });

  it('refuse colors that cannot be read, addresses without https, names of two lines', async () => {
    const refused = await save({
      ...values,
      version: 0,
      siteName: 'a\nb',
      brandColor: '#f0ab2e',
      taxPercent: 101,
      socialLinks: [{ network: 'X', url: 'http://x.example' }],
    });
    expect(refused.userErrors.map(({ code, field }) => [code, field])).toEqual([
      ['FIELD_INVALID', 'siteName'],
      ['CONTRAST_TOO_LOW', 'brandColor'],
      ['FIELD_INVALID', 'taxPercent'],
      ['INVALID_URL', 'socialLinks.0.url'],
    ]);
  });

  it('of ten saved at once one is taken, and an old version never', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => save({ ...values, version: 0 })),
    );
    expect(results.filter(({ settings }) => settings !== null)).toHaveLength(1);
    expect(
      new Set(results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))),
    ).toEqual(new Set(['CONFLICT']));
    expect((await save({ ...values, version: 0 })).userErrors).toEqual([
      { code: 'CONFLICT', field: null },
    ]);
  });

  it('name the site in pages, mails, plans and the site query', async () => {
    await expect.poll(siteName).toBe('Red del Valle');
    expect(site().brandColor).toBe('#1f3d7a');
    expect(pageMeta('terms', 'es').title).toBe('Términos de uso · Red del Valle');
    expect(pageMeta('terms', 'es').description).toContain('Red del Valle');
    expect(pageMeta('home', 'en').title).toBe('Red del Valle');
    expect(nameOf('home', 'en')).toBe('Red del Valle');
    const head = headOf({
      baseUrl: server.url,
      pathname: '/',
      key: 'home',
      language: 'es',
      namesLanguage: true,
      subject: undefined,
      items: [],
      profiles: [{ url: 'https://example.com/red' }],
    });
    expect(head).toContain('"sameAs":["https://example.com/red"]');
    expect(head).toContain('<meta name="application-name" content="Red del Valle" />');
    expect(head).toContain('<link rel="stylesheet" href="/site.css?1f3d7a" />');
    const styles = await (await fetch(`${server.url}/site.css?1f3d7a`)).text();
    expect(styles).toContain('--wiki-color-brand: #1f3d7a;');

    expect((await signUpOf(createClient(server))).code).toBeUndefined();
    await expect
      .poll(() => MailRequestModel.findOne({ 'message.subject': /Red del Valle/ }).lean())
      .toMatchObject({ message: { html: expect.stringContaining('#1f3d7a') as string } });
    const { plans, site: seen } = await createClient(server).data<{
      plans: { taxPercent: number }[];
      site: object;
    }>('{ plans { taxPercent } site { socialLinks { network } } }');
    expect(plans[0]?.taxPercent).toBe(16);
    expect(seen).toEqual({ socialLinks: [{ network: 'LinkedIn' }] });
  });

  it('take a logo that the administrator uploaded, and nobody else’s', async () => {
    const person = await buildPerson(server);
    const { version } = await read();
    const refused = await save({ ...values, version, logoId: '0'.repeat(24) });
    expect(refused.userErrors).toEqual([{ code: 'NOT_FOUND', field: 'logoId' }]);
    expect(person.userId).not.toBe('');
  });
});

describe('a test mail', () => {
  it('goes out at once and tells what the server said', async () => {
    const { sendTestMail } = await admin.data<{ sendTestMail: { result: object } }>(
      'mutation { sendTestMail(input: { to: "ana@example.com" }) { result { isSent answer } userErrors { code } } }',
    );
    expect(sendTestMail.result).toEqual({ isSent: true, answer: '250 OK' });
    const bad = await admin.data<{ sendTestMail: { userErrors: object[] } }>(
      'mutation { sendTestMail(input: { to: "nobody" }) { userErrors { code field } } }',
    );
    expect(bad.sendTestMail.userErrors).toEqual([{ code: 'INVALID_EMAIL', field: 'to' }]);
  });

  it('says what an installation lacks', async () => {
    expect(await admin.data('{ installation { isProduction hasMailServer billing } }')).toEqual({
      installation: { isProduction: false, hasMailServer: false, billing: 'SANDBOX' },
    });
    // What this process started in place of a service is none, though it has an address.
    const viewer = await viewerNow(world.wikiAdmin.userId);
    const config = { ...server.config, billingUrl: 'http://127.0.0.1:4010' };
    expect(installation({ viewer, config })).toMatchObject({ billing: 'SERVICE' });
    expect(installation({ viewer, config: { ...config, isBillingSandbox: true } })).toMatchObject({
      billing: 'SANDBOX',
    });
  });
});
