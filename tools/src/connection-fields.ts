import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Arguments that choose a page of a list, not another list. */
const pageArguments = new Set(['first', 'after', 'last', 'before']);

const isConnection = ({ type }: GraphQLField<unknown, unknown>): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && 'edges' in named.getFields() && 'pageInfo' in named.getFields();
};

/** The connections of a type that no interface of it declares: what an interface says holds for all. */
function connectionsOf(type: GraphQLObjectType | GraphQLInterfaceType): [string, string[]][] {
  const inherited = new Set(
    type.getInterfaces().flatMap((shared) => Object.keys(shared.getFields())),
  );
  return Object.values(type.getFields())
    .filter((field) => isConnection(field) && !inherited.has(field.name))
    .map(({ name, args }) => [
      name,
      args.map((argument) => argument.name).filter((argument) => !pageArguments.has(argument)),
    ]);
}

/**
 * Code generation plugin: the fields of the schema that are connections, and the arguments that make
 * each another list. The client's cache takes its policies from it.
 */
export const plugin: PluginFunction = (schema) => {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .map((type) => [type.name, Object.fromEntries(connectionsOf(type))] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0);
  return [
    '/** Lists that are loaded page by page: type, field, and the arguments that make it another list. */',
    `export const connectionFields: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ${JSON.stringify(Object.fromEntries(types))};`,
  ].join('\n');
};
