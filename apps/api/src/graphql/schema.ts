import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getNamedType, type GraphQLSchema, isScalarType } from 'graphql';
import { applyAccess } from '../authz/access.ts';
import type { ApiModule } from '../module.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { scalars } from './scalars.ts';

const contract = new URL('../../../../schema.graphql', import.meta.url);

const common: Resolvers = {
  ...scalars,
  Query: { liveCursor: (_source, _args, { live }) => live.currentCursor() },
};

/**
 * The contract with the resolvers of these modules, each root field behind its access rule.
 * `complete` demands that every root field is implemented.
 * @throws when a resolver has no place in the contract or a root field has no rule.
 */
export function buildServedSchema(
  modules: readonly ApiModule[],
  { complete }: { complete: boolean },
): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(contract, 'utf8'),
    resolvers: [common, ...modules.flatMap(({ resolvers }) => resolvers ?? [])],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  const missing = complete ? missingRootFields(schema) : [];
  if (missing.length > 0) throw new Error(`Not implemented: ${missing.join(', ')}`);
  completeDescriptions(schema);
  applyAccess(schema);
  return schema;
}

/**
 * Gives scalars the contract's descriptions back, which those that read and write them replace, and
 * the `input` of a mutation that of its type.
 */
function completeDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
  }
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const argument of mutations.flatMap(({ args }) => args)) {
    argument.description ??= getNamedType(argument.type).description;
  }
}

function missingRootFields(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ resolve, subscribe }) => !resolve && !subscribe)
      .map(({ name }) => `${type?.name}.${name}`),
  );
}
