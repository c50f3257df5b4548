import { clientNetwork } from '../http/serving/client-network.ts';
import { Refusal } from '../errors/errors.ts';
import { logger } from './logger.ts';

/**
 * Makes a service log how each attempt to get in ended: with whom or with which code, and from which
 * network; never what was given.
 * @param act what is tried, such as `sign-in`
 */
export function loggingAccess<Context extends { request: { ip: string } }, Result>(
  act: string,
  attempt: (ctx: Context, input: unknown) => Promise<Result>,
): (ctx: Context, input: unknown) => Promise<Result> {
  return async (ctx, input) => {
    const network = clientNetwork(ctx.request.ip);
    try {
      const result = await attempt(ctx, input);
      logger.info({ act, network, ...userOf(result) }, 'access granted');
      return result;
    } catch (error) {
      if (error instanceof Refusal) {
        const codes = error.userErrors.map(({ code }) => code);
        logger.info({ act, network, codes }, 'access refused');
      }
      throw error;
    }
  };
}

/** Whom a result lets in, when it names somebody. */
function userOf(result: unknown): { userId?: string } {
  const { user } = (result ?? {}) as { user?: { _id: { toString(): string } } | null };
  return user ? { userId: user._id.toString() } : {};
}
