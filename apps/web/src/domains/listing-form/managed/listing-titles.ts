import { useLingui } from '@lingui/react/macro';
import type { ListingType, LocalizedText } from '@wiki/domain';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';

/** The name of a listing in the reader's language; drafts without one are named by what they are. */
export function useListingTitle(): (listing: { type: ListingType; name: LocalizedText }) => string {
  const { t } = useLingui();
  const localized = useLocalized();
  const untitled = {
    product: t`Product without a name`,
    service: t`Service without a name`,
    property: t`Property without a name`,
  };
  return ({ type, name }) => localized(name) || untitled[type];
}
