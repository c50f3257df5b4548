import { useLingui } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import type { SectionName } from '../values/listing-fields.ts';

/** The names of the form's parts. */
export function useSectionTitles(type: ListingType): Record<SectionName, string> {
  const { t } = useLingui();
  const basics = { product: t`The product`, service: t`The service`, property: t`The property` };
  return {
    basics: basics[type],
    pictures: type === 'property' ? t`Pictures and video` : t`Pictures`,
    price: type === 'product' ? t`Price` : t`Prices`,
    details: type === 'service' ? t`Availability` : t`Details`,
    place: t`Where it is`,
  };
}
