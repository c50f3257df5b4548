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
    GROUP_MESSAGES: { name: t`Messages in groups`, help: t`Muted groups don’t notify you` },
    REPLIES: { name: t`Replies to what I write` },
    MENTIONS: { name: t`Mentions of my name` },
    FOLLOWED_DISCUSSIONS: { name: t`Discussions I follow` },
    LIKES: { name: t`Likes`, help: t`Several are grouped into one notification` },
    REVIEWS: { name: t`Reviews and disputes` },
    LISTING_COMMENTS: { name: t`Comments and contacts on my listings` },
    SAVES: { name: t`Saved to favorites` },
    FOLLOWING: {
      name: t`News from what I follow`,
      help: t`Listings and discussions of people, businesses, tags and categories`,
    },
    NEWS: { name: t`Network news` },
    DECISIONS: {
      name: t`Team decisions`,
      help: t`About what I publish and about my account`,
    },
    PAYMENTS: { name: t`Membership, payments and due dates`, help: t`E-mail is always sent` },
    SECURITY: { name: t`Account security`, help: t`New sign-ins and password changes` },
    SERVICE: { name: t`Replies from customer service`, help: t`E-mail is always sent` },
    ADMINISTRATION: {
      name: t`Waiting for the team`,
      help: t`Applications, disputes, held posts, payments to check`,
    },
  };
}
