import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NameBearer, posesAsAdministration } from './posing-names.ts';

const both = ['person', 'business'] as const satisfies NameBearer[];

describe.each(both)('the name of a %s that poses is found', (bearer) => {
  test.each([
    'Wiki empresarios',
    'WIKI EMPRESARIOS S.A.S.',
    'Wiki empresarios (Administrator)',
    'Soporte Wiki empresarios',
    'Wiki-Empresarios Colombia',
    'WikiEmpresarios',
    'Wikiempresarios oficial',
    'Equipo de Wiki Empresarios',
    'W i k i  e m p r e s a r i o s',
    'Wíkí Emprésáríos',
    'Wiki\u200b Em\u00adpresarios',
    'Ｗｉｋｉ Ｅｍｐｒｅｓａｒｉｏｓ',
    'Wіkі еmрrеsаrіоs',
    'W1k1 3mpr3sar10s',
    'Wiikii empresarios',
    'Administrador',
    'administradora',
    'ADMIN',
    'Adm1n',
    '@dmin',
    'Ádmín',
    'Аdmin',
    'a d m i n',
    'A.D.M.I.N.',
    'a-d-m-i-n-i-s-t-r-a-d-o-r',
    'Admin\u200dis\u2060trador',
    'Administradooor',
    'Administrator',
    'Admin Wiki',
    'El Administrador',
    'Administrador del sitio',
    'Administración',
    'Site administration',
    'Soporte',
    'Soporte Técnico',
    'Soporte al cliente',
    'Customer Support',
    'Support Team',
    'Moderador',
    'Moderator',
    'Equipo de moderadores',
    'Webmaster',
    'Cuenta oficial',
    'Official account',
    'Staff',
    '✓ Administrador ✔',
    '🛡️ Admin',
    'Ruiz (Administrador)',
    'Laura [Admin]',
  ])('%j', (name) => {
    expect(posesAsAdministration(name, bearer)).toBe(true);
  });
});

test.each(['Laura Administradora', 'Admin Pérez', 'Juan Moderador Gómez', 'Ana - Administrator'])(
  'a person does not go by an office: %j',
  (name) => {
    expect(posesAsAdministration(name, 'person')).toBe(true);
  },
);

describe('an innocent name passes', () => {
  test.each([
    'Administradora de Propiedades Ruiz S.A.S.',
    'Administraciones Gómez y Cía.',
    'Administración de Edificios del Valle',
    'Admin Contable Andina Ltda.',
    'Soporte Técnico Andino',
    'Soportes Metálicos de Colombia',
    'Support Solutions Bogotá',
    'TecnoRed Soporte y Redes',
    'Red de Empresarios del Huila',
    'Empresarios Unidos S.A.',
    'Asociación de Empresarios',
    'Wikipedia Colombia',
    'Wiki Café',
    'Moderna Muebles',
    'Moda Moderada S.A.S.',
    'Seguridad Central Ltda.',
    'Equipos Médicos del Sur',
    'Servicio al Cliente Express Duarte',
    'Staffing Latam',
    'Oficial Mayor Construcciones',
    'Café Alto del Roble',
    'Tejidos Sol de Jepirá',
    'Distribuidora 3M',
    'A B C Construcciones',
    'S.O.S. Plomería',
    'El Sitio',
    'La Red',
    '联合贸易',
    'Ñandú',
  ])('of a business: %j', (name) => {
    expect(posesAsAdministration(name, 'business')).toBe(false);
  });

  test.each([
    'Laura Méndez',
    'María del Pilar Soporte Ruiz',
    'Jaap Staff',
    'José Oficial Pérez',
    'Miguel de la Red',
    'Wiki Torres',
    'Adma Ruiz',
    'Amin Support',
    'A. J. Ospina',
    'Ñ',
    '',
  ])('of a person: %j', (name) => {
    expect(posesAsAdministration(name, 'person')).toBe(false);
  });

  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const bearer of both) posesAsAdministration(text, bearer);
      }),
    );
  });

  test('a disguise of an office is never a way in', () => {
    const disguises: ((letter: string) => string)[] = [
      (letter) => letter.toUpperCase(),
      (letter) => `${letter}\u200b`,
      (letter) => `${letter}\u0301`,
      (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
      (letter) => ({ a: 'а', o: 'ο', i: 'і', s: 'ѕ' })[letter] ?? letter,
      (letter) => ({ a: '4', o: '0', i: '1', s: '5' })[letter] ?? letter,
    ];
    const office = fc.constantFrom('administrador', 'administrator', 'moderador', 'soporte');
    const choice = fc.array(fc.nat(disguises.length - 1), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(office, choice, (word, chosen) => {
        const worn = Array.from(word, (letter, index) =>
          disguises[chosen[index] ?? 0]?.(letter),
        ).join('');
        for (const bearer of both) expect(posesAsAdministration(worn, bearer)).toBe(true);
      }),
    );
  });
});
