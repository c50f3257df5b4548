/**
 * Writes `src/cities-pe.ts`: the provinces of Peru with their UBIGEO codes.
 *
 * Run it with Node 24 from the repository's root:
 * `node packages/reference-data/scripts/build-cities-pe.ts && npx biome format --write packages/reference-data`
 */
import { join } from 'node:path';
import { regions } from '../src/regions.ts';
import { npmPackage } from './npm-package.ts';
import { writePlaces } from './place-file.ts';

const source = { name: 'peruuse', version: '1.2.0', copyright: '2021 Eduardo Diaz Ugarte' };
const folder = npmPackage(
  source.name,
  source.version,
  'sha512-3HKwEcbBhX+k3ZubSCoVa5Y6t6sTdeM26LIwLPL+ufsQV5mbV5SLODR5xWe0DnfRtQ+EyTLxnaKI7efNZ+W7qg==',
);

interface Peru {
  ubigeo: { getProvince(department: string): { code: string; name: string }[] };
}

const { ubigeo } = (await import(join(folder, 'dist/index.mjs'))) as Peru;
const places = new Map(
  regions
    .filter(({ parent }) => parent === 'PE')
    .map(({ value, externalId = '' }) => [
      value,
      ubigeo.getProvince(externalId).map(({ code, name }) => [`PE-${code}`, name] as const),
    ]),
);
writePlaces('PE', 'build-cities-pe.ts', source, places);
