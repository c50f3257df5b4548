import { importHeadings, listingTypes } from '@wiki/domain';
import { listingValuesSchemas } from '@wiki/domain/schemas';
import { expect, test } from 'vitest';
import { templateOf } from './import-template.ts';

test.each(listingTypes)('the table for a %s names the fields that the API knows', (type) => {
  const [headings = ''] = templateOf(type, 'en').split('\r\n');
  const columnOf = new Map(
    Object.entries(importHeadings).map(([column, { en }]) => [en, column.split('.')[0]]),
  );
  const fields = headings.split(',').map((heading) => columnOf.get(heading));
  const known = Object.keys(listingValuesSchemas[type].shape);
  expect(fields.filter((field) => !known.includes(field ?? ''))).toEqual([]);
  const missing = known.filter((field) => !fields.includes(field));
  expect(missing.filter((field) => field !== 'images' && field !== 'video')).toEqual([]);
});

test.each([
  ['product', 'es', [';Artesanías;Nuevo;', ';Colombia;']],
  ['service', 'es', [';Contabilidad e impuestos;En línea;']],
  ['property', 'en', [',Offices,Other,For rent,', ',Furnished|Parking,']],
] as const)('its example of a %s in %s is in words', (type, language, parts) => {
  for (const part of parts) expect(templateOf(type, language)).toContain(part);
});

test('it is written with the signs that spreadsheets of the language expect', () => {
  expect(templateOf('service', 'en')).toContain('"Lunes a viernes, 8 a. m. a 5 p. m."');
  expect(templateOf('service', 'en')).toContain(',120.00,300.00,');
  expect(templateOf('service', 'es')).toContain(';"120,00";"300,00";');
});
