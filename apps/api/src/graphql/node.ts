import { GraphQLError, type GraphQLResolveInfo, isInterfaceType, isObjectType } from 'graphql';
import type { Context } from './context.ts';

/** Root fields that answer one thing by its id, those that are asked for most first. */
export const nodeFields = [
  'listing',
  'business',
  'user',
  'discussion',
  'discussionComment',
  'review',
  'newsItem',
  'partner',
  'chat',
  'application',
  'dispute',
  'payment',
  'invoice',
  'ticket',
  'file',
  'moderationCase',
] as const;

/** What says that a field has nothing for who asks: another may. */
const nothing = new Set<unknown>(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);

const names = new WeakMap<object, string>();

/** The type of a thing that `readNode` found. */
export const nodeType = (thing: object): string | undefined => names.get(thing);

/**
 * Finds the thing with an id through the root fields that answer one, each with its own rule about
 * who may read what. Ids are of one kind for everything, so no other has the same.
 */
export async function readNode(
  id: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const fields = info.schema.getQueryType()?.getFields() ?? {};
  for (const name of nodeFields) {
    const field = fields[name];
    const found = (await attempt(() => field?.resolve?.({}, { id }, context, info))) as
      | object
      | null;
    if (found === null || !field) continue;
    const { type } = field;
    if (isObjectType(type)) names.set(found, type.name);
    if (isInterfaceType(type)) {
      names.set(found, String(await type.resolveType?.(found, context, info, type)));
    }
    return found;
  }
  return null;
}

async function attempt(read: () => unknown): Promise<unknown> {
  try {
    return (await read()) ?? null;
  } catch (error) {
    if (error instanceof GraphQLError && nothing.has(error.extensions.code)) return null;
    throw error;
  }
}
