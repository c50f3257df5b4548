import type { ReasonGiven } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import { documentsOf } from '../../platform/database/documents/documents.ts';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import { finderOf, parseObjectId } from '../../platform/database/object-id.ts';
import { writeLast, writeWaiting } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { type ContentRecord, ContentVersionModel, newContent } from './content.model.ts';
import { createErasure } from './erase-content.ts';
import { createLikes } from './likes.ts';

/** For how long what was deleted can be given back, in milliseconds. */
export const undoMilliseconds = 30 * 24 * 3_600_000;

/** What a kind of content is, declared once beside its model. */
export interface ContentDefinition<Record extends ContentRecord> {
  /** Its name in versions, likes and reports: never changed once there is content. */
  kind: string;
  model: ListedModel<Record>;
  /** The fields that say something, each with what is left of it when it is emptied: `{ text: '' }`. */
  said: Partial<Record>;
  /** The field with the id of what it belongs to, such as `listingId`: replies stay within it. */
  place: keyof Record & string;
  /** For how long authors may edit, in seconds; null for always. */
  editSeconds: number | null;
  /** Whether what it said before an edit is kept and can be read. */
  keepsVersions: boolean;
  /** How many replies one piece may have; 0 for none. Replies have no replies. */
  mostReplies: number;
  /** Whether a phrase of the blacklist holds it for a review. */
  isHeldByPhrases: boolean;
  /**
   * Told inside the transaction that one piece more or less counts: neither deleted nor held. For
   * counts kept elsewhere. Refuses when its place does not take it any more; the place of a new one
   * was read in the transaction.
   */
  counted?: (record: Record, by: 1 | -1, isNew: boolean) => Promise<void>;
  /** The name of the author's pieces in the export of their data, and what it has of each. */
  exported: { as: string; of: (record: Record) => object };
}

type New<Record extends ContentRecord> = Omit<Record, keyof ContentRecord> &
  Pick<ContentRecord, 'authorId'> &
  Partial<Pick<ContentRecord, 'replyToId' | 'isHeld' | 'dateCreated'>>;

const counts = ({ isDeleted, isHeld }: ContentRecord): boolean => !isDeleted && !isHeld;

/**
 * Declares a kind of content: everything that people write has an author, an edit window, a history,
 * a soft deletion with a reason and an undo, replies one level deep, likes, and a hold by the
 * blacklist's phrases; a kind says which of these it has, and for how long. What writes joins the
 * caller's transaction.
 */
export function contentKind<Record extends ContentRecord>(definition: ContentDefinition<Record>) {
  const { kind, model, said, place, editSeconds, mostReplies } = definition;
  const saidFields = Object.keys(said) as (keyof Record & string)[];
  const find = finderOf(model);

  const likes = createLikes(kind, model);

  async function update(record: Record, changes: Partial<ContentRecord> | Partial<Record>) {
    const after = await reading(model)
      .findOneAndUpdate(
        { _id: record._id } as QueryFilter<Record>,
        { $set: changes },
        { returnDocument: 'after' },
      )
      .lean<Record | null>();
    if (!after) throw new Error(`${kind} ${record._id.toHexString()} is gone.`);
    await recount(record, after);
    return after;
  }

  /** Counts what begins or ends to count: in its place, and as a reply. */
  async function recount(before: ContentRecord | null, after: Record): Promise<void> {
    const by = Number(counts(after)) - Number(before !== null && counts(before));
    if (by === 0) return;
    await definition.counted?.(after, by > 0 ? 1 : -1, before === null);
    if (after.replyToId === null) return;
    // What it answers may be as new.
    await writeWaiting();
    const parent = await reading(model)
      .findByIdAndUpdate(
        parseObjectId(after.replyToId),
        { $inc: { replyCount: by } },
        { returnDocument: 'after' },
      )
      .lean<Record | null>();
    if (!parent?.isDeleted || parent.isListed === parent.replyCount > 0) return;
    // What is deleted keeps its place for as long as it has replies.
    await reading(model).updateOne({ _id: parent._id } as QueryFilter<Record>, {
      isListed: parent.replyCount > 0,
    });
  }

  /** Writes a piece at the end of the transaction (`writeLast`), in which nothing reads it any more. */
  async function createLast(given: New<Record>): Promise<Record> {
    const record = { ...newContent(), ...given } as unknown as Record;
    // Counted first: of many at once those who lose begin again before they have done more.
    await recount(null, record);
    await writeLast(documentsOf<Record>(model).toInsert(record));
    return record;
  }

  return {
    ...definition,

    /** The piece with the id, in any state; null for an unknown one. */
    find,

    /** What a reply answers. Refuses with `NOT_FOUND`, and `FIELD_INVALID` where it takes no more. */
    async findParent(replyToId: string, placeId: string, field = 'replyTo'): Promise<Record> {
      const parent = await find(replyToId);
      if (!parent?.isListed || parent.isHeld || parent[place] !== placeId) {
        throw refuse('NOT_FOUND', field);
      }
      if (parent.replyToId !== null || parent.replyCount >= mostReplies) {
        throw refuse('FIELD_INVALID', field);
      }
      return parent;
    },

    /** Writes a piece, which counts at once unless it is held. */
    async create(given: New<Record>): Promise<Record> {
      const record = await createLast(given);
      await writeWaiting();
      return record;
    },

    createLast,

    /** Changes what a piece says. What it said before is kept, where the kind keeps it. */
    async edit(record: Record, changes: Partial<Record>, isHeld = false): Promise<Record> {
      const dateEdited = new Date();
      if (definition.keepsVersions) {
        await ContentVersionModel.create([
          {
            kind,
            contentId: record._id.toHexString(),
            authorId: record.authorId,
            said: Object.fromEntries(saidFields.map((field) => [field, record[field]])),
            dateWritten: record.dateEdited ?? record.dateCreated,
            dateReplaced: dateEdited,
          },
        ]);
      }
      // What waits for a review goes on waiting, whatever it says now.
      const held = record.isHeld || (isHeld && definition.isHeldByPhrases);
      return update(record, { ...changes, dateEdited, isHeld: held });
    },

    /** Deletes a piece, by nobody when reports hide it; it keeps its place, without words, while it has replies. */
    remove: (record: Record, by: string | null, reason: ReasonGiven | null): Promise<Record> =>
      update(record, {
        isDeleted: true,
        isListed: record.replyCount > 0,
        dateDeleted: new Date(),
        deletedBy: by,
        deletionReason: by === record.authorId ? null : reason,
      }),

    /** Gives a deleted piece back. Refuses with `ILLEGAL_TRANSITION` what was not deleted, or long ago. */
    async restore(record: Record): Promise<Record> {
      const since = record.dateDeleted?.getTime() ?? 0;
      if (!record.isDeleted || since + undoMilliseconds < Date.now()) {
        throw refuse('ILLEGAL_TRANSITION');
      }
      return update(record, {
        isDeleted: false,
        isListed: true,
        dateDeleted: null,
        deletedBy: null,
        deletionReason: null,
      });
    },

    /** Lets a held piece be read by everybody, or holds one that is read. */
    hold: (record: Record, isHeld: boolean): Promise<Record> => update(record, { isHeld }),

    /** What a piece said before, the oldest first. */
    versions: (record: Record) =>
      ContentVersionModel.find({ kind, contentId: record._id.toHexString() })
        .sort({ dateReplaced: 1, _id: 1 })
        .lean(),

    likes,

    ...createErasure(definition, likes),

    /** The pieces that say something to everybody, as a filter. */
    shown: { isListed: true, isDeleted: false, isHeld: false } as QueryFilter<Record>,

    /** The pieces that a viewer may read and that have a place, as a filter of a list. */
    visibleTo: (viewer: MaybeViewer): QueryFilter<Record> => {
      const listed: QueryFilter<ContentRecord> = serves(viewer, 'MODERATION')
        ? { isListed: true }
        : viewer
          ? { isListed: true, $or: [{ isHeld: false }, { authorId: viewer.userId }] }
          : { isListed: true, isHeld: false };
      return listed;
    },

    /** Whether a viewer may change what a piece says: its author, in time. */
    mayEdit: (viewer: MaybeViewer, record: EditedContent): boolean =>
      isAuthor(viewer, record) &&
      (editSeconds === null || Date.now() < record.dateCreated.getTime() + editSeconds * 1000),
  };
}

type EditedContent = Pick<ContentRecord, 'dateCreated'> & { authorId: string | null };

const isAuthor = (viewer: MaybeViewer, { authorId }: { authorId: string | null }): boolean =>
  viewer !== null && viewer.userId === authorId;

/** Whether a viewer may delete content: its author and administrators. */
export const mayDeleteContent = (
  viewer: MaybeViewer,
  content: { authorId: string | null },
): boolean => isAuthor(viewer, content) || serves(viewer, 'MODERATION');

/** Whether a viewer may give content back: whoever deleted it, and administrators. */
export const mayRestoreContent = (
  viewer: MaybeViewer,
  { deletedBy }: Pick<ContentRecord, 'deletedBy'>,
): boolean => viewer !== null && (viewer.userId === deletedBy || serves(viewer, 'MODERATION'));
