import { documentOf } from '@wiki/domain';
import type { TestClient } from '../../testing/client.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import { timesNotified } from '../../testing/notifications.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';

/** What these tests read of a post. */
export interface PostView {
  id: string;
  title?: string;
  text: string | null;
  status: string;
  likeCount: number;
  commentCount?: number;
  author: { id: string } | null;
  reason: { text: string | null } | null;
  versions: { title: string | null; text: string }[];
  replies?: PostView[];
  acceptedComment?: { id: string } | null;
  [field: string]: unknown;
}

interface ForumAnswer {
  discussion?: PostView | null;
  comment?: PostView | null;
  draft?: { id: string; version: number; title: string } | null;
  isLiked?: boolean;
  likeCount?: number | null;
  ok?: boolean;
  userErrors: ToldError[];
}

const post = 'id text status likeCount author { id } reason { text } versions { title text }';
export const discussionFields = `${post} title excerpt tags category readingMinutes commentCount isPinned isLocked
  isFeatured acceptedComment { id } viewerLikes viewerBookmarked viewerFollows viewerUnreadCount
  viewerCanEdit viewerCanDelete viewerCanComment viewerCanAccept`;
const commentFields = `${post} parentId isAccepted viewerCanEdit viewerCanDelete replies { ${post} parentId }`;

const discussionMutation = (name: string, input: string) =>
  operation(name, input, `discussion { ${discussionFields} }`);
const commentMutation = (name: string, input: string) =>
  operation(name, input, `comment { ${commentFields} }`);

export const forumMutations = {
  createDiscussion: discussionMutation('createDiscussion', 'CreateDiscussionInput'),
  editDiscussion: discussionMutation('editDiscussion', 'EditDiscussionInput'),
  deleteDiscussion: discussionMutation('deleteDiscussion', 'DeletePostInput'),
  restoreDiscussion: discussionMutation('restoreDiscussion', 'PostIdInput'),
  moderateDiscussion: discussionMutation('moderateDiscussion', 'ModerateDiscussionInput'),
  acceptAnswer: discussionMutation('acceptAnswer', 'AcceptAnswerInput'),
  setDiscussionFollowed: discussionMutation('setDiscussionFollowed', 'SetDiscussionFollowedInput'),
  setDiscussionBookmarked: discussionMutation(
    'setDiscussionBookmarked',
    'SetDiscussionBookmarkedInput',
  ),
  markDiscussionRead: discussionMutation('markDiscussionRead', 'PostIdInput'),
  addDiscussionComment: operation(
    'addDiscussionComment',
    'AddDiscussionCommentInput',
    `comment { ${commentFields} } draft { id version title }`,
  ),
  editDiscussionComment: commentMutation('editDiscussionComment', 'EditDiscussionCommentInput'),
  deleteDiscussionComment: commentMutation('deleteDiscussionComment', 'DeletePostInput'),
  restoreDiscussionComment: commentMutation('restoreDiscussionComment', 'PostIdInput'),
  setPostLiked: operation('setPostLiked', 'SetPostLikedInput', 'isLiked likeCount'),
  saveDiscussionDraft: operation(
    'saveDiscussionDraft',
    'SaveDiscussionDraftInput',
    'draft { id version title }',
  ),
  deleteDiscussionDraft: operation('deleteDiscussionDraft', 'DraftIdInput', 'ok'),
  decideCase: operation('decideCase', 'DecideCaseInput', 'moderationCase { id status }'),
};

export const { run, refusals, denial } = callsOf<ForumAnswer, keyof typeof forumMutations>(
  forumMutations,
);

export const written = (text: string, more: Record<string, unknown> = {}) => ({
  title: 'A question',
  body: documentOf(text),
  category: 'services',
  tags: ['credit'],
  language: 'en',
  ...more,
});

/** Starts a discussion that is published. */
export async function discuss(
  client: TestClient,
  text = 'How do I export coffee?',
  more: Record<string, unknown> = {},
): Promise<PostView> {
  const { discussion, userErrors } = await run(client, 'createDiscussion', written(text, more));
  if (!discussion) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return discussion;
}

/** Comments on a discussion. */
export async function reply(
  client: TestClient,
  discussionId: string,
  text: string,
  replyTo?: string,
): Promise<PostView> {
  const { comment, userErrors } = await run(client, 'addDiscussionComment', {
    discussionId,
    body: documentOf(text),
    language: 'en',
    ...(replyTo ? { replyTo } : {}),
  });
  if (!comment) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return comment;
}

/** A discussion with its comments, as a client reads it; null when it can't. */
export async function readThread(client: TestClient, id: string) {
  const { discussion } = await client.data<{
    discussion:
      | (PostView & { comments: { totalCount: number; edges: { node: PostView }[] } })
      | null;
  }>(
    `query ($id: ID!) { discussion(id: $id) { ${discussionFields}
      comments { totalCount edges { node { ${commentFields} } } } } }`,
    { id },
  );
  return (
    discussion && { ...discussion, comments: discussion.comments.edges.map(({ node }) => node) }
  );
}

/** Titles of a list of discussions. */
export async function titlesOf(client: TestClient, given: string): Promise<string[]> {
  const { discussions } = await client.data<{
    discussions: { edges: { node: { title: string } }[] };
  }>(`{ discussions(${given}) { edges { node { title } } } }`);
  return discussions.edges.map(({ node }) => node.title);
}

/** How often a person was told of something, alone or in a group. */
export const told = (userId: string, type: NotificationType) => () =>
  timesNotified({ userId, type });

/** The id of the case that waits about a post. */
export async function openCaseOf(admin: TestClient, subjectId: string): Promise<string> {
  const { moderationCases } = await admin.data<{
    moderationCases: { edges: { node: { id: string; subjectId: string } }[] };
  }>('{ moderationCases(tab: OPEN, first: 50) { edges { node { id subjectId } } } }');
  const found = moderationCases.edges.find(({ node }) => node.subjectId === subjectId);
  if (!found) throw new Error(`No case waits about ${subjectId}.`);
  return found.node.id;
}
