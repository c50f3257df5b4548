import type { Language, QuestionGroup } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { localizedTextSchema } from '../../platform/database/shared-schemas.ts';

/** A frequent question as stored. */
export interface QuestionRecord {
  _id: Types.ObjectId;
  group: QuestionGroup;
  /** Its place within its group. */
  place: number;
  question: Record<Language, string>;
  answer: Record<Language, string>;
  isPublished: boolean;
  dateChanged: Date;
}

export const QuestionModel = mongoose.model(
  'Question',
  new Schema<QuestionRecord>(
    {
      group: { type: String, required: true },
      place: { type: Number, required: true },
      question: { type: localizedTextSchema, required: true },
      answer: { type: localizedTextSchema, required: true },
      isPublished: { type: Boolean, required: true },
      dateChanged: { type: Date, required: true },
    },
    { collection: 'questions', versionKey: false },
  ),
);
