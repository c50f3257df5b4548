import type { Fields } from '../../platform/search/mongot/searched-collection.ts';
import { fieldsOf, isFields, mustBe, refuse } from './mongot-reading.ts';

/** What describes each type of field. */
const keys = {
  string: ['type', 'analyzer'],
  token: ['type'],
  number: ['type'],
  document: ['type', 'fields'],
} as const;
export type FieldType = keyof typeof keys;

const isType = (type: unknown): type is FieldType =>
  typeof type === 'string' && Object.hasOwn(keys, type);

/** How a search index reads documents: the type of each path. */
export class IndexedFields {
  readonly definition: unknown;
  readonly documents: ReadonlyMap<string, Fields>;
  readonly #types = new Map<string, FieldType>();

  /** @throws when the definition has anything that the stand-in does not know */
  constructor(definition: unknown, documents: ReadonlyMap<string, Fields>) {
    this.definition = definition;
    this.documents = documents;
    const { mappings } = fieldsOf(definition, 'the definition of an index', ['mappings']);
    const { dynamic, fields } = fieldsOf(mappings, 'mappings', ['dynamic', 'fields']);
    mustBe(dynamic, 'dynamic', false);
    this.#map(fields, '');
  }

  #map(fields: unknown, parent: string): void {
    for (const [name, given] of Object.entries(fieldsOf(fields, `what is in "${parent}"`))) {
      const path = `${parent}${name}`;
      const { type } = fieldsOf(given, path);
      if (!isType(type)) refuse(`"${path}" has the type ${String(type)}`);
      const { analyzer, fields: inner } = fieldsOf(given, path, keys[type]);
      this.#types.set(path, type);
      if (type === 'string') mustBe(analyzer, `the analyzer of "${path}"`, 'lucene.whitespace');
      if (type === 'document') this.#map(inner, `${path}.`);
    }
  }

  /** The type of a path. @throws when it is none of some: then nothing would be found there */
  typeAt(path: string, what: string, some: readonly FieldType[]): FieldType {
    const type = this.#types.get(path);
    if (!type || !some.includes(type)) {
      refuse(`${what} at "${path}", which is not mapped as ${some.join(' or ')}`);
    }
    return type;
  }
}

/** What stands at a dotted path, each value of an array. */
export function valuesAt(document: Fields, path: string): readonly unknown[] {
  let value: unknown = document;
  for (const name of path.split('.')) {
    value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  if (Array.isArray(value)) return value as unknown[];
  return value === undefined ? [] : [value];
}

export const textsIn = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string');

export const numbersIn = (values: readonly unknown[]): number[] =>
  values.filter((value) => typeof value === 'number');
