import type { LocalizedText } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import type { DocumentKind } from '../../graphql/generated/resolvers.ts';
import { localizedTextSchema } from '../../platform/database/shared-schemas.ts';

/** A part of a document. */
export interface DocumentSectionRecord {
  heading: LocalizedText;
  paragraphs: LocalizedText[];
}

/** One version of a document as stored. Versions are never changed, only followed. */
export interface DocumentRecord {
  _id: Types.ObjectId;
  kind: DocumentKind;
  version: number;
  publishedAt: Date;
  title: LocalizedText;
  sections: DocumentSectionRecord[];
}

const documentSchema = new Schema<DocumentRecord>(
  {
    kind: { type: String, required: true },
    version: { type: Number, required: true },
    publishedAt: { type: Date, required: true },
    title: { type: localizedTextSchema, required: true },
    sections: [
      new Schema<DocumentSectionRecord>(
        { heading: localizedTextSchema, paragraphs: [localizedTextSchema] },
        { _id: false },
      ),
    ],
  },
  { collection: 'documents', versionKey: false },
);

export const DocumentModel = mongoose.model('Document', documentSchema);
