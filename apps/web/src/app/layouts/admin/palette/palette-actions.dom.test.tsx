import { staffDuties } from '@wiki/domain';
import { expect, test } from 'vitest';
import { actionsFor, meantBy } from './palette-actions.ts';

/** As the catalog has them in English: what a message says. */
const offered = actionsFor(staffDuties).map((action) => ({
  ...action,
  title: action.title.message ?? '',
}));
const titles = (typed: string) => meantBy(typed, offered).map(({ title }) => title);

test.each([
  ['cerrar', 'Sign out'],
  ['cerrar sesion', 'Sign out'],
  ['log out', 'Sign out'],
  ['salir', 'Sign out'],
  ['aliado', 'Edit partners'],
  ['crear aliado', 'Create a partner'],
  ['auditoria', 'Audit log'],
  ['facturas', 'Payments'],
  ['contraseña', 'Account security'],
  ['idioma', 'English'],
  // With a slip.
  ['cerar sesion', 'Sign out'],
  ['modreacion', 'Moderation'],
  ['setings', 'Settings'],
])('%s means %s', (typed, title) => {
  expect(titles(typed)).toContain(title);
});

test('what is called so comes first; a slip is forgiven only where nothing else is meant', () => {
  expect(titles('settings')[0]).toBe('Settings');
  expect(titles('payments')).toEqual(['Payments']);
  expect(titles('qqqq')).toEqual([]);
  expect(titles('')).toHaveLength(offered.length);
});
