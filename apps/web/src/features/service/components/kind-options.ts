import { useLingui } from '@lingui/react/macro';
import { ticketKinds } from '@wiki/domain';
import { kindTexts } from '../../../domains/ticket-parts/ticket-texts.ts';

/** What a request may be about, to choose from. */
export function useKindOptions() {
  const { t } = useLingui();
  return ticketKinds.map((value) => ({ value, label: t(kindTexts[value]) }));
}
