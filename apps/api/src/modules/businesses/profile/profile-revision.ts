import { assertRevision, revisionOf } from '../../../kits/resource/index.ts';
import type { BusinessRecord } from '../business.model.ts';

/** What the form of a profile holds: ratings, people and membership go their own ways. */
const said = (business: BusinessRecord) => ({
  name: business.name,
  tagline: business.tagline,
  description: business.description,
  services: business.services,
  city: business.city,
  region: business.region,
  country: business.country,
  address: business.address,
  contactEmail: business.contactEmail,
  contactPhone: business.contactPhone,
  hours: business.hours,
  timeZone: business.timeZone,
  foundedYear: business.foundedYear,
  languages: business.languages,
  links: business.links,
  lineOfBusiness: business.lineOfBusiness,
  size: business.size,
  logo: business.logo,
  cover: business.cover,
  gallery: business.gallery,
});

/** What tells this state of a profile from others. */
export const profileRevision = (business: BusinessRecord): string => revisionOf(said(business));

/** Refuses with `CONFLICT` when a profile was changed since it was read. */
export const assertProfileRevision = (business: BusinessRecord, given: string | null | undefined) =>
  assertRevision(said(business), given);
