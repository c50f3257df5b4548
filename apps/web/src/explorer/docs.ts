import {
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printType,
} from 'graphql';
import { element, part } from './dom.ts';

/** Something of the schema that can be looked up. */
interface Entry {
  /** `Business` or `Business.name`. */
  name: string;
  /** The type where it stands. */
  type: string;
  description: string;
}

const mostShown = 40;

/** Everything that has a name in a schema, but what is about schemas. */
export function entriesOf(schema: GraphQLSchema): Entry[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      return [
        { name: type.name, type: type.name, description: type.description ?? '' },
        ...fieldsOf(type).map((field) => ({
          name: `${type.name}.${field.name}`,
          type: type.name,
          description: field.description ?? '',
        })),
      ];
    });
}

function fieldsOf(type: GraphQLNamedType): Pick<GraphQLInputField, 'name' | 'description'>[] {
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

/** What fits a search, what is called so before what only says so. */
export function search(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rankOf = ({ name, description }: Entry): number => {
    const own = name.toLowerCase();
    const last = own.split('.').at(-1) ?? own;
    if (own === wanted || last === wanted) return 0;
    if (last.startsWith(wanted)) return 1;
    if (own.includes(wanted)) return 2;
    return description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostShown)
    .map(({ entry }) => entry);
}

/** Lets the descriptions of the schema be searched and read. */
export function showDocs(schema: GraphQLSchema): void {
  const field = part('docs-search', HTMLInputElement);
  const shown = part('docs-shown', HTMLElement);
  const entries = entriesOf(schema);

  const open = (typeName: string) => {
    const type = schema.getType(typeName);
    if (!type) return;
    const text = element('pre', { tabindex: '0', 'aria-label': typeName });
    // Every type that is named leads to its own description.
    for (const piece of printType(type).split(/\b([A-Z]\w*)\b/)) {
      const isType = piece !== typeName && schema.getType(piece) !== undefined;
      text.append(
        isType ? element('button', { type: 'button', click: () => open(piece) }, piece) : piece,
      );
    }
    shown.replaceChildren(element('h3', {}, typeName), text);
  };
  const find = () => {
    const found = search(entries, field.value);
    if (field.value.trim() === '') {
      const roots = ['Query', 'Mutation', 'Subscription'].map((name) =>
        element('li', {}, element('button', { type: 'button', click: () => open(name) }, name)),
      );
      shown.replaceChildren(element('ul', {}, ...roots));
      return;
    }
    const items = found.map(({ name, type, description }) =>
      element(
        'li',
        {},
        element('button', { type: 'button', click: () => open(type) }, name),
        element('p', {}, description.split('\n')[0] ?? ''),
      ),
    );
    const none = element('p', {}, 'Nothing in the schema is called so.');
    shown.replaceChildren(items.length > 0 ? element('ul', {}, ...items) : none);
  };
  field.disabled = false;
  field.addEventListener('input', find);
  find();
}
