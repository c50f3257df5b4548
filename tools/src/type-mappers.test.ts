import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeMappers } from './type-mappers.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mappers-'));
  write('modules/fairs/fairs.graphql', 'type Fair {\n  id: ID!\n}\ntype Stand {\n  id: ID!\n}\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const mappers = () => typeMappers(folder, join(folder, 'graphql/generated'));

test('a type is what its module declares as its view, else as its record', () => {
  write('modules/fairs/fair.model.ts', 'export interface FairRecord {}\n');
  expect(mappers()).toEqual({ Fair: '../../modules/fairs/fair.model.ts#FairRecord' });
  write('modules/fairs/fair-view.ts', 'export type FairView = string;\n');
  write('platform/stands/stand.model.ts', 'export interface StandRecord {}\n');
  write('modules/fairs/stand.test.ts', 'export interface StandView {}\n');
  expect(mappers()).toEqual({
    Fair: '../../modules/fairs/fair-view.ts#FairView',
    Stand: '../../platform/stands/stand.model.ts#StandRecord',
  });
});

test('two shapes of other modules are nobody’s to choose from', () => {
  write('modules/a/a.ts', 'export interface FairRecord {}\n');
  write('modules/b/b.ts', 'export interface FairRecord {}\n');
  expect(mappers).toThrow(/FairRecord is declared in .*a\.ts and .*b\.ts/);
  write('modules/fairs/fair.model.ts', 'export interface FairRecord {}\n');
  expect(mappers()).toEqual({ Fair: '../../modules/fairs/fair.model.ts#FairRecord' });
});
