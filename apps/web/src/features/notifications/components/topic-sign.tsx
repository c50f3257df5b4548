import {
  IconAt,
  IconBell,
  IconBookmark,
  IconClipboardCheck,
  IconCreditCard,
  IconHeart,
  IconHelpCircle,
  IconInfoCircle,
  IconMessage,
  IconMessageCircle,
  IconMessageReply,
  IconMessages,
  IconNews,
  IconShieldLock,
  IconStar,
  IconUsers,
} from '@tabler/icons-react';
import type { NotificationTopic } from '@wiki/domain';

const signs: Record<NotificationTopic, typeof IconBell> = {
  MESSAGES: IconMessage,
  GROUP_MESSAGES: IconUsers,
  REPLIES: IconMessageReply,
  MENTIONS: IconAt,
  FOLLOWED_DISCUSSIONS: IconMessages,
  LIKES: IconHeart,
  REVIEWS: IconStar,
  LISTING_COMMENTS: IconMessageCircle,
  SAVES: IconBookmark,
  FOLLOWING: IconBell,
  NEWS: IconNews,
  DECISIONS: IconInfoCircle,
  PAYMENTS: IconCreditCard,
  SECURITY: IconShieldLock,
  SERVICE: IconHelpCircle,
  ADMINISTRATION: IconClipboardCheck,
};

/** The sign of what a notification tells of; its words stand beside it. */
export function TopicSign({ topic, size }: { topic: NotificationTopic; size: number }) {
  const Sign = signs[topic];
  return <Sign size={size} stroke={1.75} aria-hidden />;
}
