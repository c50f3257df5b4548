import type { Context } from '../../../graphql/context.ts';
import type { ApplicationTransitionResolvers } from '../../../graphql/generated/resolvers.ts';
import type { TransitionRecord } from '../application.model.ts';

/** How applicants read the administrators: they deal with the network, not with one person. */
const network = 'Wiki empresarios';

/** Who did it as the viewer may know it; null for the platform itself. */
async function actorName(
  { actorId }: TransitionRecord,
  _args: object,
  { viewer, loaders }: Context,
): Promise<string | null> {
  if (!actorId) return null;
  if (actorId !== viewer?.userId && viewer?.memberType !== 'wikiAdmin') return network;
  return (await loaders.userById.load(actorId))?.displayName ?? null;
}

export const ApplicationTransition: ApplicationTransitionResolvers = { actorName };
