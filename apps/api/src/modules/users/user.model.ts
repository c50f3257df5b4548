import type { Language, MemberType, StaffRole } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { forgetViewers } from '../../authz/kept-viewers.ts';
import { onWrite } from '../../platform/database/on-write.ts';
import type { SuspensionRecord } from './suspension.ts';

/** The texts a person accepted, and when. */
export interface ConsentRecord {
  termsVersion: number;
  privacyVersion: number;
  acceptedAt: Date;
}

/** How the page of the business somebody works for shows them, which they agreed to. */
export interface ShownAsRecord {
  /** What they do there and may be asked about. */
  title: string | null;
  /** A sentence of their own. */
  words: string | null;
}

/** A person on the network as stored. The password is kept apart, by the accounts module. */
export interface UserRecord {
  _id: Types.ObjectId;
  /** In lower case; null for identities without one and for deleted accounts. */
  email: string | null;
  emailVerified: boolean;
  /** A sign-in that is not e-mail and password, as `provider:subject`; null for the others. */
  identity: string | null;
  firstName: string;
  lastName: string;
  displayName: string;
  /** `displayName` without case and accents, for the search by its beginning. */
  nameKey: string;
  /** The words of the name, folded: people are found by the beginning of any. */
  nameWords: string[];
  phone: string | null;
  address: string | null;
  city: string | null;
  region: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  aboutMe: string | null;
  photoUrl: string | null;
  dateJoined: Date;
  memberType: MemberType;
  /** What an administrator does of the back office; null for everybody else. */
  staffRole: StaffRole | null;
  businessId: string | null;
  /** Null while its page does not show them. */
  shownAs: ShownAsRecord | null;
  isAuthorized: boolean;
  addToNewsletter: boolean;
  language: Language;
  /** The customer number in the billing system. */
  customerId: string | null;
  consent: ConsentRecord | null;
  suspension: SuspensionRecord | null;
  /** When the account was deleted: what remains is the placeholder author of its content. */
  erasedAt: Date | null;
}

const text = { type: String, default: null };

const userSchema = new Schema<UserRecord>(
  {
    email: text,
    emailVerified: { type: Boolean, default: false },
    identity: text,
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    displayName: { type: String, default: '' },
    nameKey: { type: String, default: '' },
    nameWords: { type: [String], default: [] },
    phone: text,
    address: text,
    city: text,
    region: text,
    country: text,
    dateOfBirth: text,
    aboutMe: text,
    photoUrl: text,
    dateJoined: { type: Date, required: true },
    memberType: { type: String, default: 'user' },
    staffRole: text,
    businessId: text,
    shownAs: { type: new Schema({ title: text, words: text }, { _id: false }), default: null },
    isAuthorized: { type: Boolean, default: true },
    addToNewsletter: { type: Boolean, default: false },
    language: { type: String, required: true },
    customerId: text,
    consent: {
      type: new Schema(
        { termsVersion: Number, privacyVersion: Number, acceptedAt: Date },
        { _id: false },
      ),
      default: null,
    },
    suspension: {
      type: new Schema({ reason: String, since: Date, until: Date }, { _id: false }),
      default: null,
    },
    erasedAt: { type: Date, default: null },
  },
  { collection: 'users', versionKey: false },
);

onWrite(userSchema, forgetViewers);

export const UserModel = mongoose.model('User', userSchema);
