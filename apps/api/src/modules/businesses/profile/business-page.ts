import { type Language, pathTo } from '@wiki/domain';
import {
  pageAddress,
  previewImageOf,
  previewOf,
  textIn,
} from '../../../platform/http/pages/page-meta-texts.ts';
import { openingHoursData } from '../../../platform/http/pages/opening-hours-data.ts';
import type { StructuredData } from '../../../platform/http/pages/page-meta-data.ts';
import { stepTo, type PageMetaReader } from '../../../platform/http/pages/page-meta.ts';
import { findFile, imageOf, shareCardOf } from '../../files/index.ts';
import type { BusinessRecord } from '../business.model.ts';
import { readBusiness } from '../directory/directory.service.ts';

type Site = { baseUrl: string };

/** What the public page of an active business says to search engines and link previews. */
export const businessPage: PageMetaReader = async (id, language, config) => {
  const business = await readBusiness({ viewer: null }, id);
  if (!business) return null;
  const picture = business.cover ?? business.logo;
  const file = picture && (await findFile(picture.fileId));
  const image = previewImageOf(imageOf(file), business.name, config);
  const card = previewImageOf(shareCardOf(file), business.name, config);
  const { address, city, region, country, contactPhone, links, hours } = business;
  const description = previewOf(textIn(business.description, language));
  const elsewhere = [links.website, links.linkedin, links.facebook];
  return {
    title: business.name,
    description,
    image: card,
    type: 'profile',
    artwork: business.artwork,
    trail: [stepTo('entrepreneurs', language)],
    data: {
      ...sellerData(business, language, config),
      '@type': 'LocalBusiness',
      description,
      image: image?.url,
      telephone: contactPhone,
      openingHoursSpecification: openingHoursData(hours),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
      sameAs: elsewhere.filter((link) => link !== null),
    },
  };
};

/** A business as the seller of something, in the words of schema.org. */
export function sellerData(
  { _id, name, ratingAverage, ratingCount }: BusinessRecord,
  language: Language,
  site: Site,
): StructuredData {
  return {
    '@type': 'Organization',
    name,
    url: pageAddress(pathTo('entrepreneur', { businessId: _id.toHexString() }), language, site),
    aggregateRating:
      ratingAverage === null || ratingCount === 0
        ? null
        : {
            '@type': 'AggregateRating',
            ratingValue: Math.round(ratingAverage * 10) / 10,
            ratingCount,
            bestRating: 5,
            worstRating: 1,
          },
  };
}
