import type { Context } from '../../../graphql/context.ts';
import type { ApplicationTransitionResolvers } from '../../../graphql/generated/resolvers.ts';
import { siteName } from '../../../platform/site/site.ts';
import type { TransitionRecord } from '../application.model.ts';

/** Who did it as the viewer may know it; null for the platform itself. */
async function actorName(
  { actorId }: TransitionRecord,
  _args: object,
  { viewer, loaders }: Context,
): Promise<string | null> {
  if (!actorId) return null;
  if (actorId !== viewer?.userId && viewer?.memberType !== 'wikiAdmin') {
    // Applicants deal with the network, not with one person.
    return siteName();
  }
  return (await loaders.userById.load(actorId))?.displayName ?? null;
}

export const ApplicationTransition: ApplicationTransitionResolvers = {
  date: ({ at }) => at,
  actorName,
  // Why nothing had to be paid is told among administrators.
  reason: ({ action, reason }, _args, { viewer }) =>
    action === 'activateUnpaid' && viewer?.memberType !== 'wikiAdmin' ? null : reason,
};
