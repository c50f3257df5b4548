import mongoose, { Schema } from 'mongoose';

/** Where the uploads of a person meet: of two that announce a file at once, one waits. */
interface UploadTurnRecord {
  /** The person's id. */
  _id: string;
  turns: number;
}

const uploadTurnSchema = new Schema<UploadTurnRecord>(
  { _id: { type: String, required: true }, turns: { type: Number, required: true } },
  { collection: 'uploadTurns', versionKey: false },
);

export const UploadTurnModel = mongoose.model('UploadTurn', uploadTurnSchema);
