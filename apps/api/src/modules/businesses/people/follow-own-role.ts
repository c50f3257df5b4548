import type { Context } from '../../../graphql/context.ts';
import type { UserRecord } from '../../users/index.ts';

/** Lets the rest of a request, its answer above all, see the new role of a caller who changed their own. */
export function followOwnRole(
  ctx: Pick<Context, 'viewer'>,
  userId: string,
  { businessId, memberType }: Pick<UserRecord, 'businessId' | 'memberType'>,
): void {
  if (ctx.viewer?.userId === userId) ctx.viewer = { ...ctx.viewer, businessId, memberType };
}
