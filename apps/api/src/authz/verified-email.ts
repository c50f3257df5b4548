import type { Context } from '../graphql/context.ts';
import { refuse } from '../platform/errors/errors.ts';

/**
 * Lets pass who verified their e-mail address, where the installation demands it of those who post
 * and send messages. Refuses with `EMAIL_NOT_VERIFIED`.
 */
export function assertVerifiedEmail({ config, viewer }: Pick<Context, 'config' | 'viewer'>): void {
  if (config.requireVerifiedEmail && !viewer?.emailVerified) throw refuse('EMAIL_NOT_VERIFIED');
}
