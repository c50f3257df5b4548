import type { Context } from '../../graphql/context.ts';
import { payloadOf, type UserError } from '../../platform/errors/errors.ts';

/**
 * The resolver of a mutation over its service.
 * @param refused The payload's fields when it is refused, beside `userErrors`, or what reads them.
 */
export const mutation =
  <Refused extends object, Input, Result extends object>(
    refused: Refused | ((ctx: Context) => Promise<Refused>),
    service: (ctx: Context, input: Input) => Promise<Result>,
  ) =>
  async (
    _parent: unknown,
    { input }: { input?: Input },
    ctx: Context,
  ): Promise<(Result | Refused) & { userErrors: UserError[] }> =>
    payloadOf(typeof refused === 'function' ? await refused(ctx) : refused, () =>
      service(ctx, input as Input),
    );

/** The resolver of a query over the service that reads it. */
export const query =
  <Args, Result>(service: (ctx: Context, args: Args) => Result) =>
  (_parent: unknown, args: Args, ctx: Context): Result =>
    service(ctx, args);

/** The resolver of a subscription over the service that hears of changes. */
export const subscription = <Args, Result>(service: (ctx: Context, args: Args) => Result) => ({
  subscribe: (_parent: unknown, args: Args, ctx: Context): Result => service(ctx, args),
});
