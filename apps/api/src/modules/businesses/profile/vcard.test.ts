import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { createClient } from '../../../testing/client.ts';
import { unknownId } from '../business-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (id: string) => fetch(`${server.url}/entrepreneurs/${id}/contact.vcf`);
/** The lines of a card as they were before folding. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

describe('the contact card', () => {
  test('holds what the profile publishes, escaped', async () => {
    const business = await buildBusiness({
      name: 'Café; Alto, "Roble" \\ Ñ',
      description: { en: 'Two\nlines, one\r\nEND:VCARD', es: 'Línea' },
      address: 'Calle 1, local 2',
      city: 'Pitalito',
      region: 'Huila',
      contactEmail: 'hola@example.com',
      contactPhone: '+573001234567',
      links: {
        website: 'https://roble.example.com/año?x=1,2',
        instagram: '@roble',
        whatsapp: null,
        linkedin: null,
        facebook: null,
      },
    });
    const id = business._id.toHexString();
    const { business: answer } = await createClient(server).data<{
      business: { vcardUrl: string };
    }>(`{ business(id: "${id}") { vcardUrl } }`);
    const response = await fetch(answer.vcardUrl);
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    const page = `${server.url}/entrepreneurs/${id}`;
    expect(linesOf(await response.text())).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:org',
      `UID:${page}`,
      'FN:Café\\; Alto\\, "Roble" \\\\ Ñ',
      'ORG:Café\\; Alto\\, "Roble" \\\\ Ñ',
      'ADR;TYPE=work:;;Calle 1\\, local 2;Pitalito;Huila;;CO',
      'TEL;VALUE=uri;TYPE=work:tel:+573001234567',
      'EMAIL;TYPE=work:hola@example.com',
      `URL;PREF=1:${page}`,
      'URL:https://roble.example.com/a%C3%B1o?x=1,2',
      'NOTE;LANGUAGE=en:Two\\nlines\\, one\\nEND:VCARD',
      'NOTE;LANGUAGE=es:Línea',
      'END:VCARD',
      '',
    ]);
  });

  test('has no line longer than 75 octets and no character cut', async () => {
    const description = { es: 'ñandú 🦤 '.repeat(60).trim() };
    const id = (await buildBusiness({ description }))._id.toHexString();
    const card = await (await get(id)).text();
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(linesOf(card)).toContain(`NOTE;LANGUAGE=es:${description.es}`);
  });

  test('takes every link a profile may hold, also with a percent sign that encodes nothing', async () => {
    const links = { website: 'https://example.com/100%?a=%zz&b=%20%E0', facebook: null };
    const { _id } = await buildBusiness({
      links: { ...links, instagram: null, whatsapp: null, linkedin: null },
    });
    const response = await get(_id.toHexString());
    expect(response.status).toBe(200);
    expect(linesOf(await response.text())).toContain(
      'URL:https://example.com/100%25?a=%25zz&b=%20%E0',
    );
  });

  test('of an inactive business is not there, like that of an unknown one', async () => {
    const inactive = (await buildBusiness({ status: 'inactive' }))._id.toHexString();
    const answers = await Promise.all([inactive, unknownId(), 'x'].map(get));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    expect(one).toBe(other);
  });
});
