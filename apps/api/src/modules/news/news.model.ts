import type { LocalizedRichText, LocalizedText, NewsStatus } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { localizedTextSchema } from '../../platform/database/shared-schemas.ts';
import type { ShownImage } from '../files/index.ts';

/** What a piece of news says. */
export interface NewsTextRecord {
  title: LocalizedText;
  summary: LocalizedText;
  body: LocalizedRichText;
  cover: ShownImage | null;
}

export interface NewsRecord {
  _id: Types.ObjectId;
  slug: string;
  status: NewsStatus;
  /** What is being written. */
  draft: NewsTextRecord;
  /** What readers see; null until it is published for the first time. */
  published: NewsTextRecord | null;
  /** Null when the account is gone. */
  authorId: string | null;
  /** When it was first published. */
  datePublished: Date | null;
  /** When what readers see last changed. */
  dateUpdated: Date | null;
  /** When it is to be published by itself. */
  dateScheduled: Date | null;
  dateRemoved: Date | null;
  /** How many versions were published. */
  versionCount: number;
  /** Counts the changes of the record. */
  version: number;
  dateCreated: Date;
  dateChanged: Date;
}

/** What a piece of news said when it was published. Versions are never changed, only followed. */
export interface NewsVersionRecord extends NewsTextRecord {
  _id: Types.ObjectId;
  newsId: string;
  number: number;
  authorId: string | null;
  datePublished: Date;
}

const said = {
  title: { type: localizedTextSchema, required: true },
  summary: { type: localizedTextSchema, required: true },
  body: { type: Schema.Types.Mixed, required: true },
  cover: {
    type: new Schema(
      { fileId: String, alt: { type: localizedTextSchema, default: null } },
      { _id: false },
    ),
    default: null,
  },
};

const textSchema = new Schema<NewsTextRecord>(said, { _id: false, minimize: false });

const moment = { type: Date, default: null };

export const NewsModel = mongoose.model(
  'News',
  new Schema<NewsRecord>(
    {
      slug: { type: String, required: true },
      status: { type: String, required: true },
      draft: { type: textSchema, required: true },
      published: { type: textSchema, default: null },
      authorId: { type: String, default: null },
      datePublished: moment,
      dateUpdated: moment,
      dateScheduled: moment,
      dateRemoved: moment,
      versionCount: { type: Number, default: 0 },
      version: { type: Number, required: true },
      dateCreated: { type: Date, required: true },
      dateChanged: { type: Date, required: true },
    },
    { collection: 'news', versionKey: false, minimize: false },
  ),
);

export const NewsVersionModel = mongoose.model(
  'NewsVersion',
  new Schema<NewsVersionRecord>(
    {
      ...said,
      newsId: { type: String, required: true },
      number: { type: Number, required: true },
      authorId: { type: String, default: null },
      datePublished: { type: Date, required: true },
    },
    { collection: 'newsVersions', versionKey: false, minimize: false },
  ),
);
