import { useLingui } from '@lingui/react/macro';
import type { NotificationAct } from '../../../gql/schema-types.ts';

/** What is written on the button of a notification that asks for something. */
export function useTaskWords(): Record<NotificationAct, string> {
  const { t } = useLingui();
  return {
    PAY_INVOICE: t`Pay the invoice`,
    CORRECT_APPLICATION: t`Correct the application`,
    ANSWER_QUESTION: t`Answer`,
    REPLY_TO_REVIEW: t`Reply in public`,
  };
}
