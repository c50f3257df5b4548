import { useLingui } from '@lingui/react/macro';
import type { NotificationTopic } from '@wiki/domain';

interface TopicWords {
  name: string;
  help?: string;
}

/** What the topics are called among the preferences. */
export function useTopicWords(): Record<NotificationTopic, TopicWords> {
  const { t } = useLingui();
  return {
    MESSAGES: { name: t`Messages from people` },
    GROUP_MESSAGES: { name: t`Messages in groups`, help: t`Muted groups tell nothing` },
    REPLIES: { name: t`Replies to what I write` },
    MENTIONS: { name: t`Mentions of my name` },
    FOLLOWED_DISCUSSIONS: { name: t`Discussions I follow` },
    LIKES: { name: t`Likes`, help: t`Several become one notification` },
    REVIEWS: { name: t`Reviews and disputes` },
    LISTING_COMMENTS: { name: t`Comments and contacts on my listings` },
    SAVES: { name: t`Saved to favourites` },
    FOLLOWING: {
      name: t`New from whom I follow`,
      help: t`Listings and discussions of people, businesses, tags and categories`,
    },
    NEWS: { name: t`News of the network` },
    DECISIONS: {
      name: t`Decisions of the team`,
      help: t`About what I publish and about my account`,
    },
    PAYMENTS: { name: t`Membership, payments and dates due`, help: t`The e-mail always comes` },
    SECURITY: { name: t`Safety of the account`, help: t`New sign-ins and changes of password` },
    SERVICE: { name: t`Answers of customer service`, help: t`The e-mail always comes` },
    ADMINISTRATION: {
      name: t`What waits for the team`,
      help: t`Applications, disputes, held posts, payments to check`,
    },
  };
}
