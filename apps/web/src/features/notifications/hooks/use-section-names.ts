import { useLingui } from '@lingui/react/macro';
import type { NotificationSection } from '@wiki/domain';

/** What the sections of notifications are called. */
export function useSectionNames(): Record<NotificationSection, string> {
  const { t } = useLingui();
  return {
    MESSAGES: t`Messages`,
    FORUM: t`Forum`,
    BUSINESS: t`Listings and reviews`,
    NETWORK: t`Network`,
    ACCOUNT: t`Membership and account`,
    ADMINISTRATION: t`Administration`,
  };
}
