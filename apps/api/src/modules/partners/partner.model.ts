import type { LocalizedText, OpeningSpan, PartnerStatus, ReasonGiven } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { localizedTextSchema, reasonSchema } from '../../platform/database/shared-schemas.ts';
import type { ShownImage } from '../files/index.ts';

/** A place of a partner. Times of its hours are those of its time zone. */
export interface PartnerLocationRecord {
  name: string | null;
  street: string;
  city: string;
  country: string;
  phone: string | null;
  email: string | null;
  timeZone: string;
  hours: OpeningSpan[];
}

/** What a partner offers. Its code and its address to claim it are for active members. */
export interface PartnerOfferRecord {
  offerId: string;
  title: LocalizedText;
  terms: LocalizedText | null;
  /** First and last day, `YYYY-MM-DD`; null for no bound. */
  startsOn: string | null;
  endsOn: string | null;
  code: string | null;
  claimUrl: string | null;
  /** How many people were shown the code. */
  revealCount: number;
}

export interface PartnerRecord {
  _id: Types.ObjectId;
  slug: string;
  name: string;
  nameKey: string;
  /** A value of PARTNER_CATEGORIES. */
  category: string;
  offer: LocalizedText;
  services: LocalizedText[];
  description: LocalizedText;
  website: string;
  image: ShownImage | null;
  locations: PartnerLocationRecord[];
  offers: PartnerOfferRecord[];
  status: PartnerStatus;
  /** Why it was hidden or deleted. */
  reason: ReasonGiven | null;
  /** How it stood before it was deleted, and when that was; null while it is not. */
  removed: { at: Date; from: PartnerStatus } | null;
  /** Folded words of what it says, for the search. */
  words: string[];
  version: number;
  dateCreated: Date;
  dateChanged: Date;
}

/** That somebody was shown the code of an offer. */
export interface PartnerRevealRecord {
  _id: Types.ObjectId;
  partnerId: string;
  offerId: string;
  userId: string;
  dateCreated: Date;
}

const line = { type: String, default: null };

const locationSchema = new Schema<PartnerLocationRecord>(
  {
    name: line,
    street: { type: String, required: true },
    city: { type: String, required: true },
    country: { type: String, required: true },
    phone: line,
    email: line,
    timeZone: { type: String, required: true },
    hours: [new Schema({ day: String, opens: String, closes: String }, { _id: false })],
  },
  { _id: false },
);

const offerSchema = new Schema<PartnerOfferRecord>(
  {
    offerId: { type: String, required: true },
    title: { type: localizedTextSchema, required: true },
    terms: { type: localizedTextSchema, default: null },
    startsOn: line,
    endsOn: line,
    code: line,
    claimUrl: line,
    revealCount: { type: Number, default: 0 },
  },
  { _id: false },
);

export const PartnerModel = mongoose.model(
  'Partner',
  new Schema<PartnerRecord>(
    {
      slug: { type: String, required: true },
      name: { type: String, required: true },
      nameKey: { type: String, required: true },
      category: { type: String, required: true },
      offer: { type: localizedTextSchema, required: true },
      services: { type: [localizedTextSchema], default: [] },
      description: { type: localizedTextSchema, required: true },
      website: { type: String, required: true },
      image: {
        type: new Schema(
          { fileId: String, alt: { type: localizedTextSchema, default: null } },
          { _id: false },
        ),
        default: null,
      },
      locations: { type: [locationSchema], default: [] },
      offers: { type: [offerSchema], default: [] },
      status: { type: String, required: true },
      reason: { type: reasonSchema, default: null },
      removed: { type: new Schema({ at: Date, from: String }, { _id: false }), default: null },
      words: { type: [String], default: [] },
      version: { type: Number, required: true },
      dateCreated: { type: Date, required: true },
      dateChanged: { type: Date, required: true },
    },
    { collection: 'partners', versionKey: false },
  ),
);

export const PartnerRevealModel = mongoose.model(
  'PartnerReveal',
  new Schema<PartnerRevealRecord>(
    {
      partnerId: { type: String, required: true },
      offerId: { type: String, required: true },
      userId: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: 'partnerReveals', versionKey: false },
  ),
);
