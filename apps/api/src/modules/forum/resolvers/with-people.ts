import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../graphql/context.ts';
import type { Page } from '../../../platform/database/page.ts';
import { askedFields, isAsked, unionOfAsked } from '../../../platform/reads/index.ts';
import type { DiscussionRecord } from '../forum.model.ts';
import { shownBusiness } from './post-fields.ts';

/**
 * A page of discussions, with the people and businesses that an answer shows beside them read in one
 * go: who wrote each and who spoke last are often the same.
 */
export async function withPeople<Discussions extends Page<DiscussionRecord>>(
  page: Discussions,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
): Promise<Discussions> {
  const of = (field: string) => askedFields(info, `edges.node.${field}`);
  const [authors, actors, businesses] = [of('author'), of('lastActor'), of('business')];
  const rows = page.edges.map(({ node }) => node);
  const people = [
    ...(isAsked(authors) ? rows.map(({ authorId }) => authorId) : []),
    ...(isAsked(actors) ? rows.map(({ lastActorId }) => lastActorId) : []),
  ];
  await Promise.all([
    loaders.userById.ahead(people, unionOfAsked(authors, actors)),
    isAsked(businesses) &&
      loaders.businessById.ahead(
        rows.map(({ businessId }) => businessId),
        shownBusiness(businesses),
      ),
  ]);
  return page;
}
