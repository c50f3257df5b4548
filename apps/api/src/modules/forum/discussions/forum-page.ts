import { excerptOf, pathTo } from '@wiki/domain';
import { pageAddress } from '../../../platform/http/pages/page-meta-texts.ts';
import {
  stepTo,
  type SubjectFound,
  type PageMetaReader,
} from '../../../platform/http/pages/page-meta.ts';
import { siteName } from '../../../platform/site/site.ts';
import { pagesOf } from '../../../platform/http/pages/sitemap-source.ts';
import { findUser } from '../../users/index.ts';
import { DiscussionModel, type DiscussionRecord } from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';
import { findDiscussion } from '../post.store.ts';

/** How much of a text search engines and previews are given, in characters. */
const previewLength = 200;

/** What the page of a discussion that everybody reads says to search engines and link previews. */
export const discussionPage: PageMetaReader<SubjectFound> = async (id, language, config) => {
  const discussion = await findDiscussion(id);
  // What reports hide may come back: only what somebody took away is gone.
  if (discussion?.status === 'REMOVED' && discussion.removed?.by != null) return 'gone';
  if (discussion?.status !== 'PUBLISHED') return null;
  const author = discussion.authorId === null ? null : await findUser(discussion.authorId);
  const url = pageAddress(pathTo('discussion', { discussionId: id }), language, config);
  const interaction = (type: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  });
  return {
    title: discussion.title,
    description: excerptOf(discussion.text, previewLength),
    type: 'article',
    artwork: { seed: id, palette: 'jade' },
    trail: [stepTo('forum', language)],
    data: {
      '@type': 'DiscussionForumPosting',
      headline: discussion.title,
      text: discussion.text,
      url,
      inLanguage: discussion.language,
      datePublished: discussion.dateCreated.toISOString(),
      dateModified: (discussion.dateEdited ?? discussion.dateCreated).toISOString(),
      author: {
        '@type': 'Person',
        name: author?.displayName ?? siteName(),
        ...(author
          ? {
              url: pageAddress(
                pathTo('user', { userId: author._id.toHexString() }),
                language,
                config,
              ),
            }
          : {}),
      },
      interactionStatistic: [
        interaction('LikeAction', discussion.likeCount),
        interaction('CommentAction', discussion.commentCount),
      ],
    },
  };
};

/** The discussions that search engines may find. */
export const discussionSitemap = pagesOf<DiscussionRecord>({
  name: 'discussions',
  model: DiscussionModel,
  filter: publicPosts,
  fields: ['dateActive'],
  entryOf: ({ _id, dateActive }) => ({
    path: pathTo('discussion', { discussionId: _id.toHexString() }),
    changed: dateActive,
  }),
});
