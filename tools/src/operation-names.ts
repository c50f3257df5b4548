import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

/**
 * Code generation plugin: the names of the client's operations. The API counts by them, and what
 * others call theirs is one name more.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((part) =>
      part.kind === Kind.OPERATION_DEFINITION && part.name ? [part.name.value] : [],
    )
    .toSorted();
  return [
    "/** The client's operations by name. */",
    `export const operationNames: readonly string[] = ${JSON.stringify([...new Set(names)])};`,
  ].join('\n');
};
