import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
const socialLinks = [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/x' }];
beforeAll(async () => {
  server = await startTestServer({ config: { socialLinks, requireVerifiedEmail: true } });
});
afterAll(() => server.stop());

const query =
  'query ($kind: DocumentKind!, $version: Int) { document(kind: $kind, version: $version) { kind version datePublished title { en es } sections { heading { en es } paragraphs { en es } } } }';

interface DocumentAnswer {
  document: { version: number; sections: { paragraphs: { en: string; es: string }[] }[] } | null;
}

describe('documents', () => {
  it.each(['ABOUT', 'TERMS', 'PRIVACY'])(
    '%s can be read by everyone, in both languages',
    async (kind) => {
      const { document } = await createClient(server).data<DocumentAnswer>(query, { kind });
      expect(document).toMatchObject({ kind, version: 1 });
      expect(document?.sections.length).toBeGreaterThanOrEqual(4);
      for (const { paragraphs } of document?.sections ?? []) {
        for (const { en, es } of paragraphs)
          expect(Math.min(en.length, es.length)).toBeGreaterThan(40);
      }
    },
  );

  it('are null in a version there is not', async () => {
    for (const version of [0, 2, -1]) {
      const answer = await createClient(server).data<DocumentAnswer>(query, {
        kind: 'TERMS',
        version,
      });
      expect(answer).toEqual({ document: null });
    }
  });

  it('do not exist of other kinds', async () => {
    const { errors } = await createClient(server).request(
      '{ document(kind: COOKIES) { version } }',
    );
    expect(errors).toHaveLength(1);
  });
});

describe('the site', () => {
  it('says what a client needs to know of the installation', async () => {
    const site =
      '{ site { baseUrl socialLinks { network url } requiresVerifiedEmail hasDevelopmentMailbox canSendMail } }';
    expect(await createClient(server).data(site)).toEqual({
      site: {
        baseUrl: server.url,
        socialLinks,
        requiresVerifiedEmail: true,
        hasDevelopmentMailbox: true,
        canSendMail: true,
      },
    });
  });
});
