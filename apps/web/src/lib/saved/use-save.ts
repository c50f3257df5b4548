import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchParams } from '../use-search-params.ts';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { useViewer, useViewerFact } from '../auth/use-viewer.ts';
import { paths } from '../paths.ts';
import { setSaved } from './set-saved.ts';

/** In the address after signing in: the listing that the person was about to save. */
const wish = 'save';

/**
 * Keeps a listing among the favourites or drops it. Visitors sign in first, come back, and it is
 * saved.
 */
export function useSave(
  listing: Pick<ListingCardFragment, '__typename' | 'id' | 'viewerHasFavourited'>,
) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { __typename, id, viewerHasFavourited } = listing;
  const isWished = useViewerFact(({ isKnown }) => isKnown && search.get(wish) === id);
  const isMember = viewer !== null;

  useEffect(() => {
    if (!isWished) return;
    // Going back to the page later must not save it again.
    setSearch(
      (current) => {
        current.delete(wish);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    // Not before the list that shows it has taken in its own answer: it would miss the change.
    if (isMember) setTimeout(() => void setSaved({ __typename, id }, true).catch(() => undefined));
  }, [isWished, isMember, __typename, id, setSearch]);

  return {
    isFavourite: viewerHasFavourited,
    /** @throws when the server cannot be reached */
    toggle: async (): Promise<void> => {
      if (viewer) return setSaved(listing, !viewerHasFavourited);
      const next = new URLSearchParams(search);
      next.set(wish, id);
      await navigate(paths.login({ next: `${location.pathname}?${next}` }));
    },
  };
}
