import { Trans } from '@lingui/react/macro';
import { IconMessageCircle, IconPencil } from '@tabler/icons-react';
import { Button, InlineAlert } from '@wiki/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { useContactSellerMutation } from '../../../gql/listings.ts';
import { useViewerState } from '../../../lib/auth/use-viewer.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors } from '../../../lib/forms/form-problem.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { ContactBar } from './contact-bar.tsx';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';

/** In the address after signing in: what the person was about to do. */
const wish = 'contact';

/**
 * The way to the seller: a conversation about the listing. Visitors are asked to sign in, come back
 * and are in the conversation. One's own listing leads to its form instead.
 */
export function ContactSeller({ listing }: { listing: ListingOnPage }) {
  const { viewer, isKnown } = useViewerState();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const { contact, isBusy, problem } = useContact(listing.id);
  const isWished = search.has(wish);
  const isOwn = viewer !== null && viewer.businessId === listing.business.id;
  const begun = useRef(false);

  useEffect(() => {
    if (!isWished || !isKnown || begun.current) return;
    begun.current = true;
    // Going back from the conversation must not begin it again.
    setSearch(
      (current) => {
        current.delete(wish);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    if (!viewer) setAsked(true);
    else if (!isOwn) void contact();
  }, [isWished, isKnown, viewer, isOwn, setSearch, contact]);

  if (listing.viewerCanEdit) {
    const isAdmin = viewer?.memberType === 'wikiAdmin';
    return (
      <Button
        component={Link}
        to={isAdmin ? adminPaths.listing(listing.id) : paths.editListing(listing.id)}
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      >
        <Trans>Edit the listing</Trans>
      </Button>
    );
  }
  const next = `${pathname}?${wish}=true`;
  const button = (
    <Button
      leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
      loading={isBusy || (isWished && !isKnown)}
      onClick={() => {
        if (viewer) void contact();
        else if (isKnown) setAsked(true);
        // Goes on once it is known who asks.
        else setSearch(withWish, { replace: true, preventScrollReset: true });
      }}
    >
      <span>
        <Trans>
          Contact <span data-rest>seller</span>
        </Trans>
      </span>
    </Button>
  );
  const news = (
    <>
      <ProblemAlert problem={problem} />
      {isAsked && !viewer && (
        <InlineAlert
          tone="warning"
          action={
            <Button component={Link} to={paths.login({ next })} variant="default">
              <Trans>Sign in</Trans>
            </Button>
          }
        >
          <Trans>Please login to contact seller</Trans>
        </InlineAlert>
      )}
    </>
  );
  return (
    <ContactBar listing={listing} button={button}>
      {news}
    </ContactBar>
  );
}

function withWish(search: URLSearchParams): URLSearchParams {
  search.set(wish, 'true');
  return search;
}

/** Opens the conversation about a listing, or begins it, and goes there. */
function useContact(listingId: string) {
  const navigate = useNavigate();
  const [mutate] = useContactSellerMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const contact = useCallback(async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await mutate({ variables: { input: { listingId } } });
      const { chat, userErrors = [] } = data?.contactSeller ?? {};
      setProblem(placeErrors(userErrors, []).problem);
      if (chat) await navigate(paths.chat(chat.id));
    } catch (error) {
      setProblem({ code: failureOf(error) });
    } finally {
      setBusy(false);
    }
  }, [mutate, listingId, navigate]);
  return { contact, isBusy, problem };
}
