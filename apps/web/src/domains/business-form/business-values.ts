import type { BusinessSize, OpeningSpan } from '@wiki/domain';
import type { BusinessFormFieldsFragment } from '../../gql/business-form.ts';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import type { UpdateBusinessInput } from '../../gql/schema-types.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import type { WholeForm } from '../../lib/forms/whole-form.ts';
import { type FileValue, fileValueOfImage, imageInputOf } from '../../lib/uploads/file-value.ts';

/** Where else a business is found, with empty texts in place of nothing. */
export interface LinkValues {
  website: string;
  instagram: string;
  whatsapp: string;
  linkedin: string;
  facebook: string;
}

/** What the form of a business profile holds, with empty texts in place of nothing. */
export type BusinessValues = WholeForm<UpdateBusinessInput, 'businessId' | 'revision', Written>;

interface Written {
  name: string;
  tagline: { en: string; es: string };
  description: { en: string; es: string };
  services: { en: string[]; es: string[] };
  lineOfBusiness: string;
  size: BusinessSize | null;
  country: string;
  region: string;
  city: string;
  address: string;
  contactEmail: string;
  contactPhone: string;
  links: LinkValues;
  hours: OpeningSpan[];
  timeZone: string;
  foundedYear: number | null;
  languages: string[];
  logo: FileValue | null;
  cover: FileValue | null;
  /** In their order, the main one first. */
  gallery: FileValue[];
}

type ImageInput = ReturnType<typeof imageInputOf>;

/** What to change of a profile: the input of `updateBusiness` without the business. */
export type BusinessChanges = Partial<
  Omit<BusinessValues, 'description' | 'services' | 'logo' | 'cover' | 'gallery'> & {
    description: Partial<BusinessValues['description']>;
    services: Partial<BusinessValues['services']>;
    logo: ImageInput | null;
    cover: ImageInput | null;
    gallery: ImageInput[];
  }
>;

const fileOf = (image: ImageFieldsFragment | null): FileValue | null =>
  image && fileValueOfImage(image);

/** The form's values for a profile as it is stored. */
export function valuesOf(business: BusinessFormFieldsFragment): BusinessValues {
  const { description, links } = business;
  return {
    name: business.name,
    tagline: { en: business.tagline?.en ?? '', es: business.tagline?.es ?? '' },
    description: { en: description.en ?? '', es: description.es ?? '' },
    services: { en: business.services.en, es: business.services.es },
    lineOfBusiness: business.lineOfBusiness ?? '',
    size: business.size,
    country: business.country,
    region: business.region,
    city: business.city,
    address: business.address ?? '',
    contactEmail: business.contactEmail ?? '',
    contactPhone: business.contactPhone ?? '',
    links: {
      website: links.website ?? '',
      instagram: links.instagram ?? '',
      whatsapp: links.whatsapp ?? '',
      linkedin: links.linkedin ?? '',
      facebook: links.facebook ?? '',
    },
    hours: business.hours.map(({ day, opens, closes }) => ({ day, opens, closes })),
    timeZone: business.timeZone,
    foundedYear: business.foundedYear,
    languages: business.languages,
    logo: fileOf(business.logo),
    cover: fileOf(business.cover),
    gallery: business.gallery.map(fileValueOfImage),
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The entries of an object that differ from how they were. */
function changed<Fields extends object>(after: Fields, before: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Fields])),
  ) as Partial<Fields>;
}

const pictureOf = (file: FileValue | null): ImageInput | null => file && imageInputOf(file);

/** The texts of the form, and the pictures as the API takes them. */
const inputOf = ({ logo, cover, gallery, ...texts }: BusinessValues) => ({
  ...texts,
  logo: pictureOf(logo),
  cover: pictureOf(cover),
  gallery: gallery.map(imageInputOf),
});

/**
 * Only what was changed, so that what others changed meanwhile stays.
 * @param before how the form began
 * @param stored the profile as it is now: the API replaces all links at once
 */
export function changesOf(
  values: BusinessValues,
  before: BusinessValues,
  stored: BusinessValues,
): BusinessChanges {
  const { description, services, links, ...rest } = changed(inputOf(values), inputOf(before));
  return {
    ...rest,
    ...(description ? { description: changed(description, before.description) } : {}),
    ...(services ? { services: changed(services, before.services) } : {}),
    ...(links ? { links: { ...stored.links, ...changed(links, before.links) } } : {}),
  };
}

/** A refusal with the form's field: the API names entries of lists and parts of pictures. */
export function atFormField<Refusal extends RefusedInput>(refusal: Refusal): Refusal {
  const field = refusal.field?.replace(
    /^(services\.e[ns]|languages|hours|logo|cover|gallery)\..*$/,
    '$1',
  );
  return { ...refusal, field };
}
