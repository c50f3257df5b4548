import { type Language, plainTextOf, relabelMentions, type RichTextDocument } from '@wiki/domain';
import type { Model } from 'mongoose';
import type { ListedModel } from '../../platform/database/model.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { quoteAnew } from '../moderation/index.ts';
import { formerMember } from '../users/index.ts';
import {
  DiscussionCommentModel,
  DiscussionDraftModel,
  DiscussionModel,
  type NamedPerson,
  type PostRecord,
} from './forum.model.ts';
import { commentChange, discussionChange } from './post-events.ts';

const forgetJob = 'forget-mentions';
/** What somebody published just before is written by then, in milliseconds. */
const underWayMilliseconds = 3_000;

/** Begins to take the names of deleted accounts out of what others wrote. */
export const mentionsConsumer: EventConsumer = {
  name: 'forum-mentions',
  types: ['user.deleted'],
  async handle({ data }) {
    const { userId } = data as EventMap['user.deleted'];
    const runAt = new Date(Date.now() + underWayMilliseconds);
    await enqueueJob({
      type: forgetJob,
      key: `${forgetJob}:${userId}`,
      payload: { userId },
      runAt,
    });
  },
};

/** A text of others, with somebody called what everybody is whose account is gone. */
function withoutName(
  { body, language, named }: { body: RichTextDocument; language: Language; named: NamedPerson[] },
  userId: string,
) {
  const label = formerMember[language];
  const left = relabelMentions(body, ({ kind, id }) =>
    kind === 'user' && id === userId ? label : null,
  );
  const gone = named.filter((each) => each.userId === userId);
  return {
    body: left,
    named: named.filter((each) => each.userId !== userId),
    /** The same in a text of it that was copied, maybe cut. */
    inCopy: (text: string, isCut = false): string =>
      gone.reduce((said, { label: name }) => {
        const whole = said.replaceAll(`@${name}`, `@${label}`);
        return isCut ? withoutBeginning(whole, `@${name}`, `@${label}`) : whole;
      }, text),
  };
}

/** A text that was cut within a name, with what stands for the name instead of its beginning. */
function withoutBeginning(text: string, name: string, instead: string): string {
  for (let length = name.length - 1; length > 1; length -= 1) {
    if (text.endsWith(name.slice(0, length))) return `${text.slice(0, -length)}${instead}`;
  }
  return text;
}

/**
 * The same with its earlier versions, and in what the cases about it keep of it. Joins the caller's
 * transaction.
 */
async function postWithoutName(
  kind: 'discussion' | 'discussionComment',
  post: PostRecord,
  userId: string,
): Promise<Partial<PostRecord>> {
  const { body, named, inCopy } = withoutName(post, userId);
  const versions = post.versions.map((each) => ({ ...each, text: inCopy(each.text) }));
  await quoteAnew(kind, post._id.toHexString(), inCopy);
  return { body, named, versions, text: plainTextOf(body) };
}

/** Takes somebody's name out of the posts of one kind, each in a transaction of its own. */
async function forgetInPosts<Post extends PostRecord>(
  kind: 'discussion' | 'discussionComment',
  model: ListedModel<Post>,
  userId: string,
  edited: (post: Post) => Promise<void>,
): Promise<void> {
  const posts = model as unknown as Model<PostRecord>;
  const naming = { 'named.userId': userId };
  for (const { _id } of await posts.find(naming).select({ _id: 1 }).lean()) {
    await inTransaction(async () => {
      const post = await posts.findOne({ _id, ...naming }).lean<Post>();
      if (!post) return;
      await posts.updateOne({ _id }, { $set: await postWithoutName(kind, post, userId) });
      await edited(post);
    });
  }
}

/** Takes somebody's name out of the discussions, comments and drafts of others, one at a time. */
export const forgetMentionsHandler: JobHandler = {
  type: forgetJob,
  maxAttempts: 20,
  async run({ payload }) {
    const userId = String(payload.userId);
    await forgetInPosts('discussion', DiscussionModel, userId, async (post) => {
      const [type, data] = discussionChange(post, 'edited');
      await recordEvent(type, null, data);
    });
    await forgetInPosts('discussionComment', DiscussionCommentModel, userId, async (post) => {
      const [type, data] = commentChange(post, 'edited');
      await recordEvent(type, null, data);
    });
    for (const draft of await DiscussionDraftModel.find({ 'named.userId': userId }).lean()) {
      const { body, named } = withoutName(draft, userId);
      // Whoever saved it since has it in a tab: the version they know stays theirs.
      const { _id, version } = draft;
      await DiscussionDraftModel.updateOne({ _id, version }, { $set: { body, named } });
    }
  },
};
