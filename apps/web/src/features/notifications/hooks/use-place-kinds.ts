import { useLingui } from '@lingui/react/macro';
import { matchPage, type PageKey } from '@wiki/domain';

/** Says what kind of thing stands at an address; null where its section says it. */
export function usePlaceKinds(): (url: string) => string | null {
  const { t } = useLingui();
  const listing = t({ message: 'Listing', context: 'where a notification leads' });
  const service = t`Customer service`;
  const kinds: Partial<Record<PageKey, string>> = {
    product: listing,
    service: listing,
    property: listing,
    entrepreneur: t({ message: 'Business', context: 'where a notification leads' }),
    discussion: t`Forum`,
    newsItem: t`News`,
    ticket: service,
    adminTicket: service,
  };
  return (url) => {
    const page = matchPage(new URL(url, location.origin).pathname);
    return (page && kinds[page]) ?? null;
  };
}
