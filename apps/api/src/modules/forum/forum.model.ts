import type { Language, ReasonGiven, RichTextDocument } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { reasonSchema } from '../../platform/database/shared-schemas.ts';

/** How a post or a comment stands. */
export type PostStatus = 'PUBLISHED' | 'HELD' | 'REFUSED' | 'REMOVED';

/** What a post said before an edit. */
export interface PostVersionRecord {
  title: string | null;
  text: string;
  dateWritten: Date;
}

/** Somebody who is mentioned. */
export interface NamedPerson {
  userId: string;
  label: string;
}

/** What discussions and comments have in common. */
export interface PostRecord {
  _id: Types.ObjectId;
  /** Null when the account is gone. */
  authorId: string | null;
  /** The business that the author worked for when writing. */
  businessId: string | null;
  language: Language;
  body: RichTextDocument;
  /** The body as plain text. */
  text: string;
  /** Ids of the pictures in the body. */
  images: string[];
  /** The people that it names or an earlier version named, and what they were called. */
  named: NamedPerson[];
  status: PostStatus;
  /** Why an administrator refused or removed it; null when its author did. */
  reason: ReasonGiven | null;
  /** How it stood before it was removed, when that was and by whom, null for reports; null while it is not. */
  removed: { at: Date; by: string | null; from: PostStatus } | null;
  dateCreated: Date;
  dateEdited: Date | null;
  likeCount: number;
  /** The latest version first. */
  versions: PostVersionRecord[];
}

export interface DiscussionRecord extends PostRecord {
  title: string;
  /** The words of the title, folded: administrators find it by the beginning of any. */
  titleKeys: string[];
  /** A value of FORUM_CATEGORIES. */
  category: string;
  tags: string[];
  isPinned: boolean;
  isFeatured: boolean;
  isLocked: boolean;
  /** When somebody last wrote in it, and who. */
  dateActive: Date;
  lastActorId: string | null;
  /** Its published comments and replies. */
  commentCount: number;
  acceptedCommentId: string | null;
}

export interface DiscussionCommentRecord extends PostRecord {
  discussionId: string;
  /** The comment it replies to; null for those that stand by themselves. */
  parentId: string | null;
  /** Its replies that are published. */
  replyCount: number;
}

/** That somebody likes a discussion or a comment. */
export interface PostLikeRecord {
  _id: Types.ObjectId;
  postId: string;
  userId: string;
  dateCreated: Date;
}

/** What a discussion is to one person. */
export interface DiscussionStateRecord {
  _id: Types.ObjectId;
  userId: string;
  discussionId: string;
  level: 'WATCHING' | 'NORMAL' | 'MUTED';
  isBookmarked: boolean;
  /** When the person last read it. */
  readAt: Date | null;
}

/** What somebody writes and has not published. */
export interface DiscussionDraftRecord {
  _id: Types.ObjectId;
  userId: string;
  discussionId: string | null;
  title: string;
  body: RichTextDocument;
  category: string | null;
  tags: string[];
  language: Language;
  /** The people that it names. */
  named: NamedPerson[];
  version: number;
  dateSaved: Date;
}

/** How many discussions of a category everybody reads, kept by a consumer of events. */
export interface ForumCategoryCountRecord {
  /** The category. */
  _id: string;
  count: number;
  /** When the newest of them was written; null when there is none any more. */
  dateNewest: Date | null;
}

/** In which categories a discussion counts. */
export interface CountedDiscussionRecord {
  /** The discussion. */
  _id: string;
  categories: string[];
}

const named = {
  type: [new Schema({ userId: String, label: String }, { _id: false })],
  default: [],
};

const post = {
  authorId: { type: String, default: null },
  businessId: { type: String, default: null },
  language: { type: String, required: true },
  body: { type: Schema.Types.Mixed, required: true },
  text: { type: String, default: '' },
  images: { type: [String], default: [] },
  named,
  status: { type: String, required: true },
  reason: { type: reasonSchema, default: null },
  removed: {
    type: new Schema({ at: Date, by: String, from: String }, { _id: false }),
    default: null,
  },
  dateCreated: { type: Date, required: true },
  dateEdited: { type: Date, default: null },
  likeCount: { type: Number, default: 0 },
  versions: {
    type: [
      new Schema(
        { title: { type: String, default: null }, text: String, dateWritten: Date },
        { _id: false },
      ),
    ],
    default: [],
  },
};

export const DiscussionModel = mongoose.model(
  'Discussion',
  new Schema<DiscussionRecord>(
    {
      ...post,
      title: { type: String, required: true },
      titleKeys: { type: [String], default: [] },
      category: { type: String, required: true },
      tags: { type: [String], default: [] },
      isPinned: { type: Boolean, default: false },
      isFeatured: { type: Boolean, default: false },
      isLocked: { type: Boolean, default: false },
      dateActive: { type: Date, required: true },
      lastActorId: { type: String, default: null },
      commentCount: { type: Number, default: 0 },
      acceptedCommentId: { type: String, default: null },
    },
    { collection: 'discussions', versionKey: false },
  ),
);

export const DiscussionCommentModel = mongoose.model(
  'DiscussionComment',
  new Schema<DiscussionCommentRecord>(
    {
      ...post,
      discussionId: { type: String, required: true },
      parentId: { type: String, default: null },
      replyCount: { type: Number, default: 0 },
    },
    { collection: 'discussionComments', versionKey: false },
  ),
);

export const PostLikeModel = mongoose.model(
  'PostLike',
  new Schema<PostLikeRecord>(
    {
      postId: { type: String, required: true },
      userId: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'postLikes', versionKey: false },
  ),
);

export const DiscussionStateModel = mongoose.model(
  'DiscussionState',
  new Schema<DiscussionStateRecord>(
    {
      userId: { type: String, required: true },
      discussionId: { type: String, required: true },
      level: { type: String, default: 'NORMAL' },
      isBookmarked: { type: Boolean, default: false },
      readAt: { type: Date, default: null },
    },
    { collection: 'discussionStates', versionKey: false },
  ),
);

export const DiscussionDraftModel = mongoose.model(
  'DiscussionDraft',
  new Schema<DiscussionDraftRecord>(
    {
      userId: { type: String, required: true },
      discussionId: { type: String, default: null },
      title: { type: String, default: '' },
      body: { type: Schema.Types.Mixed, required: true },
      category: { type: String, default: null },
      tags: { type: [String], default: [] },
      language: { type: String, required: true },
      named,
      version: { type: Number, required: true },
      dateSaved: { type: Date, required: true },
    },
    { collection: 'discussionDrafts', versionKey: false },
  ),
);

export const ForumCategoryCountModel = mongoose.model(
  'ForumCategoryCount',
  new Schema<ForumCategoryCountRecord>(
    {
      _id: { type: String, required: true },
      count: { type: Number, default: 0 },
      dateNewest: { type: Date, default: null },
    },
    { collection: 'forumCategoryCounts', versionKey: false },
  ),
);

export const CountedDiscussionModel = mongoose.model(
  'CountedDiscussion',
  new Schema<CountedDiscussionRecord>(
    { _id: { type: String, required: true }, categories: { type: [String], default: [] } },
    { collection: 'countedDiscussions', versionKey: false },
  ),
);
