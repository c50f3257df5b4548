import type { StaffDuty, TokenScope } from '@wiki/domain';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
} from 'graphql';
import type { Context } from '../graphql/context.ts';
import { apiError } from '../platform/errors/errors.ts';
import type { MaybeViewer } from './session.ts';
import { isStaff, serves } from './staff.ts';

/** Who may use a root field, as its `@access` says; described in the schema. */
export type AccessRule = 'ALWAYS' | 'PUBLIC' | 'SIGNED_IN' | 'REAUTHORIZATION' | 'ADMIN' | 'STAFF';

/** What an `@access` says: the rule and, with `ADMIN`, of which duties it is one. */
export interface Access {
  rule: AccessRule;
  duties: readonly StaffDuty[];
  /** Whether it takes somebody who signed in, and no personal token will do. */
  session: boolean;
  /** Whether it changes something. */
  writes: boolean;
}

/**
 * Lets a viewer pass or throws `UNAUTHENTICATED`, `TOKEN_SCOPE`, `REAUTHORIZATION_REQUIRED` or
 * `FORBIDDEN`.
 */
export function assertAccess(access: Access, viewer: MaybeViewer): void {
  const { rule, duties } = access;
  if (viewer?.scopes && isBeyond(access, viewer.scopes)) throw apiError('TOKEN_SCOPE');
  if (rule === 'ALWAYS' || (rule === 'PUBLIC' && !viewer)) return;
  if (!viewer) throw apiError('UNAUTHENTICATED');
  if (rule === 'REAUTHORIZATION') return;
  if (!viewer.isAuthorized) throw apiError('REAUTHORIZATION_REQUIRED');
  if (rule === 'STAFF' && !isStaff(viewer)) throw apiError('FORBIDDEN');
  if (rule === 'ADMIN' && !serves(viewer, ...duties)) throw apiError('FORBIDDEN');
}

const isBeyond = ({ session, writes }: Access, scopes: readonly TokenScope[]): boolean =>
  session || (writes && !scopes.includes('WRITE'));

/**
 * Puts every root field behind its rule, subscriptions at the start and again at each delivery.
 * @throws when a root field has no rule, or one for administrators without duties.
 */
export function applyAccess(schema: GraphQLSchema): void {
  const missing: string[] = [];
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const rule = accessOf(schema, type, field);
      if (!rule || (rule.rule === 'ADMIN' && rule.duties.length === 0)) {
        missing.push(`${type.name}.${field.name}`);
        continue;
      }
      field.resolve = guarded(rule, field.resolve ?? defaultFieldResolver);
      if (field.subscribe) field.subscribe = guarded(rule, field.subscribe);
    }
  }
  if (missing.length > 0) throw new Error(`Without an access rule: ${missing.join(', ')}`);
}

/** What a field's `@access` says, or null. GraphQL itself refuses values that are not in the enums. */
export function accessOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { astNode }: GraphQLField<unknown, unknown>,
): Access | null {
  const directive = schema.getDirective('access');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  if (!values) return null;
  const { rule, duties, session } = values as {
    rule: AccessRule;
    duties?: readonly StaffDuty[];
    session: boolean;
  };
  return { rule, duties: duties ?? [], session, writes: type === schema.getMutationType() };
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function guarded(rule: Access, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    assertAccess(rule, context.viewer);
    return resolve(source, args, context, info);
  };
}

function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}
