import { defaultTimeZone, type OpeningSpan } from '@wiki/domain';
import type { EditedPartnerFragment } from '../../gql/admin-partners.ts';
import type { CreatePartnerInput } from '../../gql/schema-types.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { type FileValue, fileValueOfImage, imageInputOf } from '../../lib/uploads/file-value.ts';

/** A text in both languages as a form holds it. */
interface Texts {
  en: string;
  es: string;
}

export interface LocationValues {
  name: string;
  street: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  timeZone: string;
  hours: OpeningSpan[];
}

export interface OfferValues {
  offerId: string | null;
  title: Texts;
  terms: Texts;
  dateStart: string;
  dateEnd: string;
  code: string;
  claimUrl: string;
  revealCount: number;
}

/** A partner as its form holds it. */
export interface PartnerValues {
  name: string;
  category: string;
  offer: Texts;
  /** One service a line, in the same order in both languages. */
  services: Texts;
  description: Texts;
  website: string;
  image: FileValue | null;
  locations: LocationValues[];
  offers: OfferValues[];
}

type LocalizedValue = { en?: string | null; es?: string | null } | null | undefined;

const texts = (text: LocalizedValue): Texts => ({ en: text?.en ?? '', es: text?.es ?? '' });

export const emptyLocation: LocationValues = {
  name: '',
  street: '',
  city: '',
  country: 'CO',
  phone: '',
  email: '',
  timeZone: defaultTimeZone,
  hours: [],
};

export const emptyOffer: OfferValues = {
  offerId: null,
  title: texts(null),
  terms: texts(null),
  dateStart: '',
  dateEnd: '',
  code: '',
  claimUrl: '',
  revealCount: 0,
};

/** What a form starts from. */
export const valuesOf = (partner: EditedPartnerFragment | null): PartnerValues => ({
  name: partner?.name ?? '',
  category: partner?.category ?? '',
  offer: texts(partner?.offer),
  services: {
    en: (partner?.services ?? []).map(({ en }) => en ?? '').join('\n'),
    es: (partner?.services ?? []).map(({ es }) => es ?? '').join('\n'),
  },
  description: texts(partner?.description),
  website: partner?.website ?? 'https://',
  image: partner?.image ? fileValueOfImage(partner.image) : null,
  locations: (partner?.locations ?? []).map(
    ({ name, street, city, country, phone, email, timeZone, hours }) => ({
      name: name ?? '',
      street,
      city,
      country,
      phone: phone ?? '',
      email: email ?? '',
      timeZone,
      hours: hours.map(({ day, opens, closes }) => ({ day, opens, closes })),
    }),
  ),
  offers: (partner?.offers ?? []).map((offer) => ({
    offerId: offer.id,
    title: texts(offer.title),
    terms: texts(offer.terms),
    dateStart: offer.dateStart ?? '',
    dateEnd: offer.dateEnd ?? '',
    code: offer.code ?? '',
    claimUrl: offer.claimUrl ?? '',
    revealCount: offer.revealCount ?? 0,
  })),
});

/** Lines of both languages as services; a line that is empty in both is none. */
function servicesOf({ en, es }: Texts) {
  const [english, spanish] = [en.split('\n'), es.split('\n')];
  const count = Math.max(english.length, spanish.length);
  return Array.from({ length: count }, (_, index) => ({
    en: english[index]?.trim() || null,
    es: spanish[index]?.trim() || null,
  })).filter((service) => service.en || service.es);
}

/** What the API takes. */
export const inputOf = (values: PartnerValues): CreatePartnerInput => ({
  ...values,
  services: servicesOf(values.services),
  image: values.image && imageInputOf(values.image),
  locations: values.locations.map((location) => ({
    ...location,
    hours: location.hours.filter(({ opens, closes }) => opens || closes),
  })),
  offers: values.offers.map(({ revealCount: _counted, ...offer }) => offer),
});

/** The form's field for a refusal of the API, which knows parts that the form holds as one. */
export const placed = (refused: readonly RefusedInput[]): RefusedInput[] =>
  refused.map((refusal) => ({
    ...refusal,
    field:
      refusal.field
        ?.replace(/^services\..*/, 'services.en')
        .replace(/^(locations\.\d+\.hours)\..*/, '$1')
        .replace(/^image\..*/, 'image') ?? null,
  }));
