/**
 * Writes `src/cities-ve.ts`: the municipalities of Venezuela, which have no official codes.
 *
 * Run it with Node 24 from the repository's root:
 * `node packages/reference-data/scripts/build-cities-ve.ts && npx biome format --write packages/reference-data`
 */
import { createRequire } from 'node:module';
import { regions } from '../src/regions.ts';
import { npmPackage } from './npm-package.ts';
import { writePlaces } from './place-file.ts';

const source = { name: 'venezuela', version: '2.0.0', copyright: '2018 Jobsamuel Núñez' };
const folder = npmPackage(
  source.name,
  source.version,
  'sha512-sJTCINaUB6BDQ4ib0cvuXDEHxmXz4hCztLnaXKHr0O4DYGttRd5TrHUzV59bVnSGAsobU8KhyGs1zmKlLrrvFg==',
);

interface State {
  estado: string;
  municipios: { municipio: string }[];
}

const states = createRequire(import.meta.url)(`${folder}/venezuela.js`) as State[];

/** A name as part of a value: `Río Negro` becomes `rio-negro`. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const places = new Map(
  regions
    .filter(({ parent }) => parent === 'VE')
    .map(({ value, label }) => {
      // The state was renamed in 2019.
      const known = label.es === 'La Guaira' ? 'Vargas' : label.es;
      const state = states.find(({ estado }) => estado === known);
      if (!state) throw new Error(`No ${known} in ${source.name}.`);
      return [
        value,
        state.municipios.map(
          ({ municipio }) => [`${value}-${slug(municipio)}`, municipio] as const,
        ),
      ];
    }),
);
writePlaces('VE', 'build-cities-ve.ts', source, places);
