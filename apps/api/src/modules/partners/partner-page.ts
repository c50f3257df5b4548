import { pathTo } from '@wiki/domain';
import {
  pageAddress,
  previewImageOf,
  previewOf,
  textIn,
} from '../../platform/http/pages/page-meta-texts.ts';
import { openingHoursData } from '../../platform/http/pages/opening-hours-data.ts';
import { stepTo, type PageMetaReader } from '../../platform/http/pages/page-meta.ts';
import { pagesOf } from '../../platform/http/pages/sitemap-source.ts';
import { findFile, imageOf, shareCardOf } from '../files/index.ts';
import { offersOf } from './partner-view.ts';
import { PartnerModel, type PartnerRecord } from './partner.model.ts';
import { publicPartners } from './partner.policy.ts';
import { partnerAt } from './partner.store.ts';

/** What the page of a published partner says to search engines and link previews; never a code. */
export const partnerPage: PageMetaReader = async (slug, language, config) => {
  const partner = await partnerAt(slug, null);
  if (!partner) return null;
  const file = partner.image && (await findFile(partner.image.fileId));
  const alt = textIn(partner.image?.alt, language) || partner.name;
  const image = previewImageOf(imageOf(file), alt, config);
  const description = previewOf(textIn(partner.description, language));
  return {
    title: partner.name,
    description: textIn(partner.offer, language),
    image: previewImageOf(shareCardOf(file), alt, config),
    artwork: { seed: partner.slug, palette: 'maize' },
    trail: [stepTo('partners', language)],
    data: {
      '@type': 'Organization',
      name: partner.name,
      description,
      url: pageAddress(pathTo('partner', { slug }), language, config),
      sameAs: [partner.website],
      image: image?.url,
      location: partner.locations.map(({ name, street, city, country, phone, email, hours }) => ({
        '@type': 'LocalBusiness',
        name: name ?? `${partner.name}, ${city}`,
        telephone: phone,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: city,
          addressCountry: country,
        },
        openingHoursSpecification: openingHoursData(hours),
      })),
      makesOffer: offersOf(partner)
        .filter(({ state }) => state !== 'ENDED')
        .map(({ title, startsOn, endsOn }) => ({
          '@type': 'Offer',
          name: textIn(title, language),
          validFrom: startsOn,
          validThrough: endsOn,
        })),
    },
  };
};

/** The partners that search engines may find. */
export const partnerSitemap = pagesOf<PartnerRecord>({
  name: 'partners',
  model: PartnerModel,
  filter: publicPartners,
  fields: ['slug', 'dateChanged'],
  entryOf: ({ slug, dateChanged }) => ({
    path: pathTo('partner', { slug }),
    changed: dateChanged,
  }),
});
