import mongoose, { Schema } from 'mongoose';
import { contentFields, type ContentRecord } from '../../kits/content/index.ts';

/** A question to a business, or an answer of it, as stored. */
export interface BusinessQuestionRecord extends ContentRecord {
  businessId: string;
  /** Whether the author worked for that business when writing: answers are, questions are not. */
  isByBusiness: boolean;
  /** As written. */
  text: string;
}

const questionSchema = new Schema<BusinessQuestionRecord>(
  {
    ...contentFields,
    businessId: { type: String, required: true },
    isByBusiness: { type: Boolean, required: true },
    // Empty when it is forgotten with its author.
    text: { type: String, default: '' },
  },
  { collection: 'businessQuestions', versionKey: false },
);

export const BusinessQuestionModel = mongoose.model('BusinessQuestion', questionSchema);
