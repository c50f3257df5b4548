import type { RichTextMention } from '@wiki/domain';
import {
  type CommentToSeed,
  type DiscussionToSeed,
  seedDiscussion,
  seedDiscussionDraft,
} from '../../modules/forum/index.ts';
import { demoAskers } from '../data/talk/askers.ts';
import type { DemoAnswer, DemoDiscussion } from '../data/talk/discussion-types.ts';
import { growthDiscussions } from '../data/talk/discussions-growth.ts';
import { discussionDrafts, placeDiscussions } from '../data/talk/discussions-places.ts';
import { tradeDiscussions } from '../data/talk/discussions-trade.ts';
import { workDiscussions } from '../data/talk/discussions-work.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

export const demoDiscussions: readonly DemoDiscussion[] = [
  ...tradeDiscussions,
  ...workDiscussions,
  ...growthDiscussions,
  ...placeDiscussions,
];

const businessKeys = new Set(demoBusinesses.map(({ key }) => key));
const managers = new Map(
  demoAccounts.flatMap(({ key, business, memberType }) =>
    business && memberType === 'businessAdmin' ? [[business, key] as const] : [],
  ),
);

/** Who writes under a key: an owner writes for the business, others for themselves. */
function authorOf(key: string): { authorId: string; businessId: string | null } {
  const isOwner = businessKeys.has(key);
  return {
    authorId: demoId('user', (isOwner && managers.get(key)) || key).toHexString(),
    businessId: isOwner ? demoId('business', key).toHexString() : null,
  };
}

/** A person as the text of another names them. */
const personOf = (key: string): RichTextMention => {
  const { firstName = '', lastName = '' } = demoAccounts.find((each) => each.key === key) ?? {};
  return { kind: 'user', id: authorOf(key).authorId, label: `${firstName} ${lastName}` };
};

/** So many people who like a post, other ones for each. */
const likersOf = (count: number, seed: number): string[] =>
  Array.from({ length: Math.min(count, demoAskers.length + businessKeys.size) }, (_, index) => {
    const keys = [...demoAskers.map(({ key }) => key), ...businessKeys];
    return authorOf(keys[(seed * 7 + index) % keys.length] ?? '').authorId;
  });

/** Writes what people discuss, dated back from now. */
export async function seedForum(now: number): Promise<void> {
  await writeOnce('forum', async () => {
    for (const [index, discussion] of demoDiscussions.entries()) {
      await seedDiscussion(discussionToSeed(discussion, index, now));
    }
    for (const { by, hoursAgo, tags, ...draft } of discussionDrafts) {
      await seedDiscussionDraft({
        ...draft,
        tags: [...tags],
        userId: demoId('user', by).toHexString(),
        dateSaved: new Date(now - hoursAgo * hour),
      });
    }
  });
}

/** A discussion as it is written. */
function discussionToSeed(
  discussion: DemoDiscussion,
  index: number,
  now: number,
): DiscussionToSeed {
  const { key, by, daysAgo, likes, answers, ...said } = discussion;
  const written = now - daysAgo * day - (3 + (index % 9)) * hour;
  // Answers come over the time since then, each reply soon after what it replies to.
  const step = (now - written) / (answers.length + 1.2);
  const answerOf = (
    answer: DemoAnswer,
    at: number,
    seed: number,
    place: string,
  ): CommentToSeed => ({
    ...authorOf(answer.by),
    id: demoId('discussionComment', key, place),
    mention: answer.names ? personOf(answer.names) : undefined,
    text: answer.text,
    date: new Date(at),
    likedBy: likersOf(answer.isAccepted ? 6 : seed % 4, seed),
    ...(answer.isAccepted ? { isAccepted: true } : {}),
    replies: (answer.replies ?? []).map((reply, number) =>
      answerOf(reply, at + (number + 1) * (step / 4), seed + number + 1, `${place}-${number}`),
    ),
  });
  return {
    ...said,
    ...authorOf(by),
    id: demoId('discussion', key),
    date: new Date(written),
    likedBy: [...new Set(likersOf(likes, index))],
    comments: answers.map((answer, place) =>
      answerOf(answer, written + (place + 0.6) * step, index + place, String(place)),
    ),
  };
}

/** The discussions of the demonstration that everybody reads, as they are written. */
export const writtenDiscussions = (now: number): DiscussionToSeed[] =>
  demoDiscussions
    .map((discussion, index) => discussionToSeed(discussion, index, now))
    .filter(({ status }) => status === undefined);
