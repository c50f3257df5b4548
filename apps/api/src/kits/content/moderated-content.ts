import { type SubjectState, underReview } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { type ListedModel, reading } from '../../platform/database/model.ts';
import type { Reportable } from '../moderation/index.ts';
import type { ContentRecord } from './content.model.ts';

/** How content stands to moderation: what its author deleted is gone for good. */
export function contentState({
  isDeleted,
  deletedBy,
  authorId,
  deletionReason,
}: ContentRecord): SubjectState {
  if (!isDeleted) return 'SHOWN';
  if (deletionReason?.key === underReview) return 'HIDDEN';
  return deletedBy === authorId ? 'GONE' : 'REMOVED';
}

/** What moderation asks of every kind of content alike: its newest texts, and what a person wrote that stayed. */
export function moderatedContent<Record extends ContentRecord & { text: string }>(
  model: ListedModel<Record>,
): Pick<Reportable, 'recent' | 'countAccepted'> {
  const shown = (filter: object) => ({ isDeleted: false, ...filter }) as QueryFilter<Record>;
  return {
    async recent(since, limit) {
      const found = await reading(model)
        .find(shown({ dateCreated: { $gte: since } }), null, {
          sort: { dateCreated: -1, _id: -1 },
          limit,
        })
        .lean<Record[]>();
      return found.map(({ _id, text, dateCreated }) => ({
        id: _id.toHexString(),
        text,
        date: dateCreated,
      }));
    },
    countAccepted: (authorId, before, limit) =>
      reading(model).countDocuments(shown({ authorId, dateCreated: { $lt: before } }), { limit }),
  };
}
