import { type ListingType, ratingStep } from '@wiki/domain';
import { Types } from 'mongoose';
import { type BusinessRecord, isActiveSeller } from '../../businesses/index.ts';
import { emptyValues } from './listing-values.ts';
import type { ListingRecord } from '../listing.model.ts';
import { completeListing } from '../listing.store.ts';

/** Of whom and what a draft is. */
interface DraftOf {
  type: ListingType;
  business: BusinessRecord;
  creatorId: string;
  _id?: Types.ObjectId;
  /** A listing of the same type and business whose values it takes. */
  like?: ListingRecord;
}

/** A listing that says nothing yet, or what another one says; it lies where its business is. */
export function newDraft({
  type,
  business,
  creatorId,
  _id = new Types.ObjectId(),
  like,
}: DraftOf): ListingRecord {
  const now = new Date();
  const { city, region, country } = business;
  return completeListing({
    ...emptyValues[type],
    city,
    region,
    country,
    ...(like ? copied(like) : {}),
    type,
    _id,
    businessId: business._id.toHexString(),
    creatorId,
    sellerActive: isActiveSeller(business),
    sellerRating: ratingStep(business.ratingRank),
    status: 'draft',
    removalReason: null,
    isFeatured: false,
    artwork: { seed: _id.toHexString(), palette: business.artwork.palette },
    dateCreated: now,
    dateChanged: now,
    datePublished: null,
  } as ListingRecord);
}

/** What a copy says: everything but what names one article alone. */
function copied(listing: ListingRecord): Partial<ListingRecord> {
  const values = Object.keys(emptyValues[listing.type]) as (keyof ListingRecord)[];
  const kept = values.filter((field) => !identifying.has(field));
  return Object.fromEntries(kept.map((field) => [field, listing[field]]));
}

const identifying = new Set<string>(['sku', 'gtin']);
