import {
  getDirectiveValues,
  getNamedType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { limits } from '@wiki/domain';

/** How the length of a list is known before it is read: what `@listSize` says of it. */
export interface ListSize {
  /** How long the list is where nothing else says so; no page is counted as longer. */
  assumedSize: number;
  /** Arguments whose ids the list answers one by one. */
  slicingArguments: readonly string[];
}

type FieldOwner = Pick<GraphQLObjectType, 'getFields' | 'getInterfaces' | 'name'>;
type Field = GraphQLField<unknown, unknown>;

const directiveName = 'listSize';

/** Whether a type is a page of a list, in the manner of Relay. */
const isConnection = ({ name }: { name: string }): boolean => name.endsWith('Connection');

/** Whether a field answers a list, other than the edges of a page, which the page's size counts. */
export function isCountedList(owner: { name: string }, field: Field): boolean {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return isListType(type) && !(isConnection(owner) && field.name === 'edges');
}

/** Whether a field answers a page of a list. */
export const answersPage = (field: Field): boolean => isConnection(getNamedType(field.type));

/**
 * What is declared of a list's length: on the field, on the field of an interface that it implements,
 * or on the type that the list is of. Null when nothing is.
 */
export function declaredSize(
  schema: GraphQLSchema,
  owner: FieldOwner,
  field: Field,
): ListSize | null {
  const directive = schema.getDirective(directiveName);
  if (!directive) return null;
  const fields = [field, ...owner.getInterfaces().map((type) => type.getFields()[field.name])];
  for (const node of [...fields.map((each) => each?.astNode), getNamedType(field.type).astNode]) {
    const size = node && sizeIn(directive, node);
    if (size) return size;
  }
  return null;
}

function sizeIn(
  directive: GraphQLDirective,
  node: Parameters<typeof getDirectiveValues>[1],
): ListSize | null {
  const values = getDirectiveValues(directive, node);
  if (!values) return null;
  return {
    assumedSize: Number(values.assumedSize ?? limits.page.max),
    slicingArguments: (values.slicingArguments as string[] | undefined) ?? [],
  };
}

/** The lists of a schema whose length nothing declares, as `Type.field`. */
export function unboundedLists(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isCountedList(type, field) && !declaredSize(schema, type, field))
        .map((field) => `${type.name}.${field.name}`),
    );
}
