import type { LocalizedText, ReasonGiven } from '@wiki/domain';
import { Schema } from 'mongoose';
import type { ArtworkPalette } from '../../graphql/generated/resolvers.ts';

/** The seed and palette of a woven picture as stored. */
export interface ArtworkRecord {
  seed: string;
  palette: ArtworkPalette;
}

/** A text in one or both languages. */
export const localizedTextSchema = new Schema<LocalizedText>(
  { en: String, es: String },
  { _id: false },
);

/** Why something was done to somebody's. */
export const reasonSchema = new Schema<ReasonGiven>(
  { key: { type: String, default: null }, text: { type: String, default: null } },
  { _id: false },
);

/** A woven picture. */
export const artworkSchema = new Schema<ArtworkRecord>(
  { seed: { type: String, required: true }, palette: { type: String, required: true } },
  { _id: false },
);
