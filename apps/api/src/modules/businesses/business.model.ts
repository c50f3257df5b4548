import type {
  LocalizedText,
  MembershipStatus,
  OpeningSpan,
  PlanKey,
  RatingCounts,
  ReasonGiven,
  SpokenLanguage,
} from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import type { BusinessSize } from '../../graphql/generated/resolvers.ts';
import {
  type ArtworkRecord,
  artworkSchema,
  localizedTextSchema,
} from '../../platform/database/shared-schemas.ts';
import type { ShownImage } from '../files/index.ts';

/** Whether a business takes part in the network now. */
export type BusinessStatus = 'active' | 'inactive';

/** Where else a business is found; null where it is not. */
export interface BusinessLinksRecord {
  /** https address. */
  website: string | null;
  /** Name or https address. */
  instagram: string | null;
  /** Phone number in E.164. */
  whatsapp: string | null;
  /** https address. */
  linkedin: string | null;
  /** https address. */
  facebook: string | null;
}

/** How a membership stands. A business that never had any has none. */
export interface MembershipRecord {
  plan: PlanKey;
  status: MembershipStatus;
  /** When the current month began; null on the free plan. */
  periodStart: Date | null;
  /** Until when it is paid; null on the free plan. */
  periodEnd: Date | null;
  /** When grace ends, while it runs. */
  graceEnd: Date | null;
  /** Whether it goes to the free plan at `periodEnd` because the member asked for it. */
  endsAtPeriodEnd: boolean;
  /** Why it is suspended, else null. */
  suspensionReason: ReasonGiven | null;
}

/** What administrators check before they call a business verified. */
export interface CheckedFacts {
  name: string;
  city: string;
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** As stored in its application; null for a business without one. */
  taxId: string | null;
}

/** What a verification confirmed, when, and by whom. */
export interface VerificationRecord {
  facts: CheckedFacts;
  date: Date;
  /** The administrator; null where it is not known. */
  by: string | null;
}

/** What a business says about itself to everybody. */
export interface BusinessProfile {
  name: string;
  description: LocalizedText;
  /** Each a few words; a language nobody wrote in is empty. */
  services: { en: string[]; es: string[] };
  city: string;
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
  address: string | null;
  contactEmail: string | null;
  /** In E.164. */
  contactPhone: string | null;
  links: BusinessLinksRecord;
  /** A value of the reference list LINES_OF_BUSINESS. */
  lineOfBusiness: string | null;
  size: BusinessSize | null;
  logo: ShownImage | null;
  cover: ShownImage | null;
  gallery: ShownImage[];
}

/** What a business may add to its page once it has one. */
export interface BusinessPageDetails {
  /** What it is in one line. */
  tagline: LocalizedText | null;
  hours: OpeningSpan[];
  /** Of the hours; null for the one of its country. */
  timeZone: string | null;
  /** Null where it does not say. */
  foundedYear: number | null;
  /** In which it does business, in its order. */
  languages: SpokenLanguage[];
}

/** A company on the network as stored. Legal and tax data are not part of it. */
export interface BusinessRecord extends BusinessProfile, BusinessPageDetails {
  _id: Types.ObjectId;
  /** `name` without case and accents: orders the directory. */
  nameKey: string;
  /** What it is found under by its name (`nameTermsOf`). Not read with the record. */
  nameTerms?: string[];
  artwork: ArtworkRecord;
  /** Change it with `setBusinessStatus`: the listings follow. */
  status: BusinessStatus;
  /** Whether administrators confirmed its name, tax id and place as they are now. */
  isVerified: boolean;
  /** The last verification, also after a change took the mark away; null for a business without any. */
  verification: VerificationRecord | null;
  /** Whether something checked has changed since the verification and waits for an administrator. */
  needsConfirmation: boolean;
  /** Average of its reviews, 1 to 5; null without any. */
  ratingAverage: number | null;
  /** Orders by rating go by it (`ratingsWith`); null without reviews. */
  ratingRank: number | null;
  ratingCount: number;
  /** How many reviews give 1, 2, 3, 4 and 5; `ratingCount` is their sum. */
  ratingCounts: RatingCounts;
  /** Change it with `changeMembership`: the listings follow. */
  membership: MembershipRecord | null;
  /** The application it came from; null for those an administrator created. */
  applicationId: string | null;
  /** Grows with every change of its people, so that two such changes never pass each other unseen. */
  peopleVersion: number;
  dateCreated: Date;
}

const text = { type: String, default: null };
const date = { type: Date, default: null };

const imageSchema = new Schema<ShownImage>(
  { fileId: { type: String, required: true }, alt: { type: localizedTextSchema, default: null } },
  { _id: false },
);

const linksSchema = new Schema<BusinessLinksRecord>(
  { website: text, instagram: text, whatsapp: text, linkedin: text, facebook: text },
  { _id: false },
);

const membershipSchema = new Schema<MembershipRecord>(
  {
    plan: { type: String, required: true },
    status: { type: String, required: true },
    periodStart: date,
    periodEnd: date,
    graceEnd: date,
    endsAtPeriodEnd: { type: Boolean, default: false },
    suspensionReason: {
      type: new Schema({ key: text, text }, { _id: false }),
      default: null,
    },
  },
  { _id: false },
);

const required = { type: String, required: true };

const verificationSchema = new Schema<VerificationRecord>(
  {
    facts: {
      type: new Schema<CheckedFacts>(
        { name: required, city: required, region: required, country: required, taxId: text },
        { _id: false },
      ),
      required: true,
    },
    date: { type: Date, required: true },
    by: text,
  },
  { _id: false },
);

const businessSchema = new Schema<BusinessRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    nameTerms: { type: [String], default: [], select: false },
    description: { type: localizedTextSchema, required: true },
    tagline: { type: localizedTextSchema, default: null },
    services: { en: { type: [String], default: [] }, es: { type: [String], default: [] } },
    city: { type: String, required: true },
    region: { type: String, required: true },
    country: { type: String, required: true },
    address: text,
    contactEmail: text,
    contactPhone: text,
    links: { type: linksSchema, default: {} },
    lineOfBusiness: text,
    size: text,
    hours: [new Schema({ day: String, opens: String, closes: String }, { _id: false })],
    timeZone: text,
    foundedYear: { type: Number, default: null },
    languages: { type: [String], default: [] },
    logo: { type: imageSchema, default: null },
    cover: { type: imageSchema, default: null },
    gallery: { type: [imageSchema], default: [] },
    artwork: { type: artworkSchema, required: true },
    status: { type: String, enum: ['active', 'inactive'], required: true },
    isVerified: { type: Boolean, default: false },
    verification: { type: verificationSchema, default: null },
    needsConfirmation: { type: Boolean, default: false },
    ratingAverage: { type: Number, default: null },
    ratingRank: { type: Number, default: null },
    ratingCount: { type: Number, default: 0 },
    ratingCounts: { type: [Number], default: [0, 0, 0, 0, 0] },
    membership: { type: membershipSchema, default: null },
    applicationId: text,
    peopleVersion: { type: Number, default: 0 },
    dateCreated: { type: Date, required: true },
  },
  { collection: 'businesses', versionKey: false },
);

export const BusinessModel = mongoose.model('Business', businessSchema);
