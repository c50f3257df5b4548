import { describe, expect, test } from 'vitest';
import type { BusinessFormFieldsFragment } from '../../gql/business-form.ts';
import type { FileValue } from '../../lib/uploads/file-value.ts';
import { loadBusinessSchema } from './business-schema.ts';
import { atFormField, changesOf, valuesOf } from './business-values.ts';

const image = (fileId: string, alt: { en: string | null; es: string | null } | null = null) => ({
  fileId,
  width: 800,
  height: 800,
  url: `/files/${fileId}`,
  alt,
  sources: [],
});

const business: BusinessFormFieldsFragment = {
  revision: 'as-read',
  id: 'b1',
  name: 'Café Alto del Roble',
  tagline: null,
  foundedYear: null,
  languages: [],
  description: { en: null, es: 'Café de origen' },
  services: { en: [], es: ['Tueste'] },
  city: 'Pitalito',
  region: 'Huila',
  country: 'CO',
  address: null,
  contactEmail: null,
  contactPhone: '+573005550178',
  links: {
    website: 'https://roble.example.com',
    instagram: null,
    whatsapp: null,
    linkedin: null,
    facebook: null,
  },
  lineOfBusiness: null,
  size: null,
  hours: [],
  timeZone: 'America/Bogota',
  logo: null,
  cover: image('c1'),
  gallery: [image('g1', { en: null, es: 'La finca' }), image('g2')],
};

const stored = valuesOf(business);
const picture: FileValue = { fileId: 'n1', name: 'a.png', byteSize: 9, contentType: 'image/png' };

describe('what is sent', () => {
  test('is nothing while nothing is changed', () => {
    expect(changesOf(valuesOf(business), stored, stored)).toEqual({});
  });

  test('is the changed language of the description only', () => {
    const values = { ...stored, description: { ...stored.description, en: 'Single origin' } };
    expect(changesOf(values, stored, stored)).toEqual({ description: { en: 'Single origin' } });
  });

  test('is the changed language of the services only', () => {
    const values = { ...stored, services: { ...stored.services, en: ['Roasting'] } };
    expect(changesOf(values, stored, stored)).toEqual({ services: { en: ['Roasting'] } });
  });

  test('keeps links that others changed meanwhile', () => {
    const values = { ...stored, links: { ...stored.links, instagram: '@roble' } };
    const now = { ...stored, links: { ...stored.links, website: 'https://nuevo.example.com' } };
    expect(changesOf(values, stored, now).links).toEqual({
      website: 'https://nuevo.example.com',
      instagram: '@roble',
      whatsapp: '',
      linkedin: '',
      facebook: '',
    });
  });

  test('names pictures by their files, in their order and with their words', () => {
    const [first, second] = stored.gallery;
    if (!first || !second) throw new Error('The gallery has two pictures.');
    const gallery = [{ ...second, alt: { es: ' Secado ' } }, first, picture];
    expect(changesOf({ ...stored, logo: picture, cover: null, gallery }, stored, stored)).toEqual({
      logo: { fileId: 'n1', alt: null },
      cover: null,
      gallery: [
        { fileId: 'g2', alt: { en: null, es: 'Secado' } },
        { fileId: 'g1', alt: { en: null, es: 'La finca' } },
        { fileId: 'n1', alt: null },
      ],
    });
  });
});

test.each([
  ['services.es.3', 'services.es'],
  ['gallery.0.fileId', 'gallery'],
  ['logo.fileId', 'logo'],
  ['links.website', 'links.website'],
  [null, null],
])('a refusal of %s stands at %s', (field, expected) => {
  expect(atFormField({ code: 'FIELD_INVALID', field }).field ?? null).toBe(expected);
});

describe('the rules of the form', () => {
  test('take a stored profile as it is', async () => {
    const schema = await loadBusinessSchema();
    expect(schema.safeParse(stored).success).toBe(true);
  });

  test.each([
    ['name', ''],
    ['description', { en: '', es: '' }],
    ['city', ''],
    ['contactEmail', 'not-an-address'],
    ['contactPhone', '300'],
    ['links', { ...stored.links, website: 'http://example.com' }],
  ])('refuse a wrong %s', async (field, value) => {
    const schema = await loadBusinessSchema();
    expect(schema.safeParse({ ...stored, [field]: value }).success).toBe(false);
  });
});
