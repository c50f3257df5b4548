import { afterEach, expect, test } from 'vitest';
import { setSite, unsetSite } from '../site/site.ts';
import { senderOf } from './sender.ts';

afterEach(() => setSite(unsetSite));

test('an address without a name bears that of the installation, as it is called now', () => {
  expect(senderOf({ mailFrom: 'hola@example.com' })).toBe('"Wiki empresarios" <hola@example.com>');
  setSite({ ...unsetSite, name: 'Red, la "grande"' });
  expect(senderOf({ mailFrom: 'hola@example.com' })).toBe(
    String.raw`"Red, la \"grande\"" <hola@example.com>`,
  );
});

test('a name that is set with it stays', () => {
  setSite({ ...unsetSite, name: 'Red del Caribe' });
  expect(senderOf({ mailFrom: 'Soporte <hola@example.com>' })).toBe('Soporte <hola@example.com>');
});
