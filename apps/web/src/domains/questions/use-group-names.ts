import { useLingui } from '@lingui/react/macro';
import type { QuestionGroup } from '@wiki/domain';

/** What the groups of questions are called. */
export function useGroupNames(): Record<QuestionGroup, string> {
  const { t } = useLingui();
  return {
    START: t`Getting started`,
    ACCOUNT: t`Account and access`,
    MEMBERSHIP: t`Membership and payments`,
    LISTINGS: t`Listings`,
    COMMUNITY: t`Forum, reviews and messages`,
    DATA: t`Personal data and safety`,
  };
}
