import { useState } from 'react';
import { useSearchParams } from '../../../lib/use-search-params.ts';

export interface BegunDraft {
  /** The draft that the first thing written made of this page; null until then. */
  draftId: string | null;
  /** A draft that the address named when the page was opened: it is edited at its own address. */
  openedId: string | null;
  /** Another one for every listing that is begun: the form's key. */
  turn: number;
  /** Notes the draft in the address, so that a reload finds it again. */
  begin: (listingId: string) => void;
}

/** The draft of a page that begins listings, `&draft=` of its address. The form stays as it is. */
export function useBegunDraft(): BegunDraft {
  const [params, setParams] = useSearchParams();
  const draftId = params.get('draft');
  const [openedId] = useState(draftId);
  const [{ last, turn }, setBegun] = useState({ last: draftId, turn: 0 });
  // Without a draft after one, the same page was opened for a new listing.
  if (last !== draftId) setBegun({ last: draftId, turn: draftId === null ? turn + 1 : turn });
  return {
    draftId,
    openedId: openedId === draftId ? openedId : null,
    turn,
    begin: (id) =>
      setParams(
        (current) => {
          current.set('draft', id);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
