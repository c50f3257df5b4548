import type { FilePurpose } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';

/** A smaller version of a picture. */
export interface ImageVersionRecord {
  /** The width it was made for: names it. */
  slot: number;
  /** Its width in pixels: the slot's, or the picture's when that is smaller. */
  width: number;
}

/** What is known of a picture, in pixels as it is shown. */
export interface StoredImageRecord {
  width: number;
  height: number;
  /** The WebP versions that were made so far, narrow ones first. */
  versions: ImageVersionRecord[];
}

/** A file as stored: the bytes are in the file storage, under its folder and id. */
export interface FileRecord {
  _id: Types.ObjectId;
  ownerId: string;
  purpose: FilePurpose;
  /** As its owner's device calls it; never part of a path. */
  name: string;
  /** Found in the content; while bytes are awaited, what the device said. */
  contentType: string;
  byteSize: number;
  status: 'AWAITED' | 'STORED';
  dateCreated: Date;
  /** What the scanner said of it; absent where it is not asked. */
  scan?: 'WAITING' | 'CLEAN' | 'INFECTED';
  /** Whether everybody may read it. */
  isPublic: boolean;
  /** What uses it, such as `user:…` or `application:…`. What nothing uses is removed after a day. */
  usedBy: string[];
  /** When the last thing that used it let it go; absent for what was never used. */
  dateReleased?: Date;
  /** Null for files that are no pictures and while bytes are awaited. */
  image: StoredImageRecord | null;
}

const imageSchema = new Schema<StoredImageRecord>(
  {
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    versions: [new Schema<ImageVersionRecord>({ slot: Number, width: Number }, { _id: false })],
  },
  { _id: false },
);

const fileSchema = new Schema<FileRecord>(
  {
    ownerId: { type: String, required: true },
    purpose: { type: String, required: true },
    name: { type: String, required: true },
    contentType: { type: String, required: true },
    byteSize: { type: Number, required: true },
    status: { type: String, enum: ['AWAITED', 'STORED'], required: true },
    dateCreated: { type: Date, required: true },
    scan: { type: String, enum: ['WAITING', 'CLEAN', 'INFECTED'] },
    isPublic: { type: Boolean, required: true },
    usedBy: { type: [String], default: [] },
    dateReleased: { type: Date },
    image: { type: imageSchema, default: null },
  },
  { collection: 'files', versionKey: false },
);

export const FileModel = mongoose.model('File', fileSchema);
