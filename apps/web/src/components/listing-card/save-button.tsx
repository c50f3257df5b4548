import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListingCardFragment } from '../../gql/components.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { setSaved } from '../../lib/listings/set-saved.ts';
import { paths } from '../../lib/paths.ts';
import classes from './save-button.module.css';

export interface SaveButtonProps {
  listing: Pick<ListingCardFragment, '__typename' | 'id' | 'name' | 'viewerHasSaved'>;
  /** `floating` over a picture. */
  look?: 'plain' | 'floating';
}

/** Keeps a listing among the favourites. Visitors sign in first and come back. */
export function SaveButton({ listing, look = 'floating' }: SaveButtonProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSaved = listing.viewerHasSaved;
  const name = localized(listing.name);
  const Heart = isSaved ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t`Save ${name}`}
      aria-pressed={isSaved}
      look={look}
      onClick={() => {
        if (viewer) void setSaved(listing, !isSaved).catch(() => undefined);
        else void navigate(paths.login({ next: pathname + search }));
      }}
    >
      <Heart size={22} stroke={1.75} aria-hidden className={isSaved ? classes.saved : undefined} />
    </IconButton>
  );
}
