import { defaultTimeZone, localTime, slugOf } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { seedPartner } from '../../modules/partners/index.ts';
import type { DemoPartner, DemoPartnerOffer } from '../data/content/partner-types.ts';
import { partnersForPlaces } from '../data/content/partners-places.ts';
import { partnersForServices } from '../data/content/partners-services.ts';
import { day, demoId } from '../demo/demo-id.ts';
import { editorialImage, insertEditorial } from '../demo/demo-editorial.ts';
import { writeOnce } from '../once.ts';

/** The partners of the demonstration, as they were written. */
export const demoPartners: readonly DemoPartner[] = [...partnersForServices, ...partnersForPlaces];

const siteOf = ({ key }: DemoPartner): string => `https://${key}.example.com`;

/** The pictures of the partners, which have to be stored before. */
const pictures = demoPartners.map(({ key, subject, palette }) => ({
  key: `partner-${key}`,
  subject,
  palette,
  usedBy: `partner:${demoId('partner', key).toHexString()}` as const,
}));

/** Writes the partners with their offers. */
export async function seedPartners(config: Config, now: number): Promise<void> {
  await insertEditorial(config, pictures);
  await writeOnce('partners', async () => {
    for (const [index, partner] of demoPartners.entries()) {
      await writePartner(partner, now, new Date(now - (260 - 11 * index) * day));
    }
  });
}

async function writePartner(partner: DemoPartner, now: number, dateCreated: Date): Promise<void> {
  const {
    key,
    name,
    status = 'PUBLISHED',
    subject,
    locations,
    offers,
    palette: _art,
    ...said
  } = partner;
  const dayIn = (days: number | undefined) =>
    days === undefined ? null : localTime(defaultTimeZone, new Date(now + days * day)).date;
  await seedPartner({
    ...said,
    _id: demoId('partner', key),
    name,
    slug: slugOf(name),
    website: siteOf(partner),
    image: editorialImage({ key: `partner-${key}`, subject }),
    status,
    dateCreated,
    locations: locations.map(({ name: place = null, phone = null, ...location }) => ({
      ...location,
      name: place,
      phone,
      email: `hola@${key}.example.com`,
    })),
    offers: offers.map((offer) => ({
      title: offer.title,
      terms: offer.terms ?? null,
      startsOn: dayIn(offer.startsInDays),
      endsOn: dayIn(offer.endsInDays),
      code: offer.code ?? null,
      claimUrl: claimOf(partner, offer),
      revealCount: 0,
    })),
  });
}

const claimOf = (partner: DemoPartner, { claim }: DemoPartnerOffer): string | null =>
  claim ? `${siteOf(partner)}/${claim}` : null;
