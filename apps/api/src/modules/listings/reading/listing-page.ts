import {
  type Language,
  type ListingType,
  type LocalizedText,
  type PageKey,
  pathTo,
} from '@wiki/domain';
import {
  pageAddress,
  previewImageOf,
  previewOf,
  textIn,
} from '../../../platform/http/pages/page-meta-texts.ts';
import { stepTo, type PageMetaReader } from '../../../platform/http/pages/page-meta.ts';
import { findBusiness } from '../../businesses/index.ts';
import { findFile, imageOf, shareCardOf } from '../../files/index.ts';
import { listingData } from '../writing/listing-data.ts';
import type { ListingRecord } from '../listing.model.ts';
import { findPublicListing } from '../listing.store.ts';

/** Where the pages of listings are, by type. */
export const listingPath = ({ type, _id }: Pick<ListingRecord, 'type' | '_id'>): string =>
  pathTo(type, { id: _id.toHexString() });

/** The list above the page of a listing. */
const lists = { product: 'products', service: 'services', property: 'properties' } as const;

/** What the pages of published listings say; of another type, or hidden, there is none. */
export const listingPages: Partial<Record<PageKey, PageMetaReader>> = {
  product: pageOf('product'),
  service: pageOf('service'),
  property: pageOf('property'),
};

function pageOf(type: ListingType): PageMetaReader {
  return async (id, language, config) => {
    const listing = await findPublicListing(id);
    if (listing?.type !== type) return null;
    const business = await findBusiness(listing.businessId);
    if (!business) return null;
    const name = textIn(listing.name, language);
    const found = await Promise.all(
      listing.images.map(async ({ fileId, alt }) => {
        const file = await findFile(fileId);
        const words = textIn(alt, language) || name;
        const image = previewImageOf(imageOf(file), words, config);
        return image && { image, card: previewImageOf(shareCardOf(file), words, config) };
      }),
    );
    const images = found.filter((each) => each !== undefined);
    const page = {
      name,
      description: descriptionOf(listing, language),
      url: pageAddress(listingPath(listing), language, config),
      images: images.map(({ image }) => image.url),
    };
    return {
      title: page.name,
      description: page.description,
      image: images[0]?.card,
      type: type === 'product' ? 'product' : 'website',
      artwork: listing.artwork,
      trail: [stepTo(lists[type], language)],
      data: await listingData(listing, business, page, language, config),
    };
  };
}

/** The description, or where it is offered while there is none. */
const descriptionOf = (
  { description, city, region }: { description: LocalizedText; city: string; region: string },
  language: Language,
): string => previewOf(textIn(description, language)) || `${city}, ${region}`;
