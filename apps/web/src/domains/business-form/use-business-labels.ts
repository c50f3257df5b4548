import { useLingui } from '@lingui/react/macro';
import type { businessFields } from './business-values.ts';

type BusinessField = (typeof businessFields)[number];

/** The names of the form's fields. */
export function useBusinessLabels(): Record<BusinessField, string> {
  const { t } = useLingui();
  return {
    name: t`Name of the business`,
    'tagline.en': t`In one line, in English`,
    'tagline.es': t`In one line, in Spanish`,
    'description.en': t`Description in English`,
    'description.es': t`Description in Spanish`,
    'services.en': t`Services in English`,
    'services.es': t`Services in Spanish`,
    lineOfBusiness: t`Line of business`,
    size: t`Size`,
    foundedYear: t`Founded in the year`,
    languages: t`Languages you do business in`,
    logo: t`Logo`,
    cover: t`Cover`,
    gallery: t`More pictures`,
    country: t`Country`,
    region: t`Region`,
    city: t`City`,
    address: t`Street address`,
    hours: t`Opening hours`,
    timeZone: t`Time zone of the hours`,
    contactEmail: t`E-mail`,
    contactPhone: t`Phone`,
    'links.website': t`Website`,
    'links.whatsapp': 'WhatsApp',
    'links.instagram': 'Instagram',
    'links.linkedin': 'LinkedIn',
    'links.facebook': 'Facebook',
  };
}
