import type { LocalizedRichText, LocalizedText } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import type { DocumentKind } from '@wiki/domain';
import { localizedTextSchema } from '../../platform/database/shared-schemas.ts';

/** A part of a document, as documents were kept once. */
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
  /** Who published it; null for what a new installation begins with. */
  authorId: string | null;
  title: LocalizedText;
  body: LocalizedRichText;
}

/** The next version of a document while it is being written; there is one of each kind. */
export interface DocumentDraftRecord {
  _id: DocumentKind;
  title: LocalizedText;
  body: LocalizedRichText;
  /** Counts its changes. */
  revision: number;
  dateChanged: Date;
}

const said = {
  title: { type: localizedTextSchema, required: true },
  body: { type: Schema.Types.Mixed, required: true },
};

export const DocumentModel = mongoose.model(
  'Document',
  new Schema<DocumentRecord>(
    {
      ...said,
      kind: { type: String, required: true },
      version: { type: Number, required: true },
      publishedAt: { type: Date, required: true },
      authorId: { type: String, default: null },
    },
    { collection: 'documents', versionKey: false, minimize: false },
  ),
);

export const DocumentDraftModel = mongoose.model(
  'DocumentDraft',
  new Schema<DocumentDraftRecord>(
    {
      ...said,
      _id: { type: String, required: true },
      revision: { type: Number, required: true },
      dateChanged: { type: Date, required: true },
    },
    { collection: 'documentDrafts', versionKey: false, minimize: false },
  ),
);
