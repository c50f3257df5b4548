import { useLingui } from '@lingui/react/macro';
import { type TicketKind, ticketKinds, type TicketPriority, ticketPriorities } from '@wiki/domain';
import type { TicketEntryFieldsFragment } from '../../gql/ticket-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { kindTexts, priorityTexts } from './ticket-texts.ts';

const isKind = (text: string): text is TicketKind => ticketKinds.some((kind) => kind === text);
const isPriority = (text: string): text is TicketPriority =>
  ticketPriorities.some((priority) => priority === text);

/** What was done to a request, in a sentence. */
export function useStepText() {
  const { t } = useLingui();
  const format = useFormat();
  const sorted = (detail: string): string => {
    if (isKind(detail)) return t(kindTexts[detail]);
    return isPriority(detail) ? t(priorityTexts[detail]) : detail;
  };
  return ({ step, detail, author, text }: TicketEntryFieldsFragment, requesterName: string) => {
    const who = author?.displayName ?? t`Customer service`;
    switch (step) {
      case 'ASSIGNED':
        return detail ? t`${who} assigned it to ${detail}` : t`${who} unassigned it`;
      case 'SORTED':
        return t`${who} set it to: ${sorted(detail ?? '')}`;
      case 'EXTENDED':
        return t`${who} extended the term to ${format.date(detail ?? '')}`;
      case 'REOPENED':
        return t`${who} reopened it`;
      case 'RATED': {
        const rater = author?.displayName ?? requesterName;
        const rated = t`${rater} rated it ${detail ?? ''} of 5`;
        return text ? `${rated}: ${text}` : rated;
      }
      default:
        return t`${who} closed it`;
    }
  };
}
