import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { useSave } from '../../lib/saved/use-save.ts';
import classes from './save-button.module.css';

export interface SaveButtonProps {
  listing: Pick<ListingCardFragment, '__typename' | 'id' | 'name' | 'viewerHasFavourited'>;
  /** `floating` over a picture. */
  look?: 'plain' | 'floating';
}

/** Keeps a listing among the favourites. Visitors sign in first. */
export function SaveButton({ listing, look = 'floating' }: SaveButtonProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const { isFavourite, toggle } = useSave(listing);
  const name = localized(listing.name);
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t`Save ${name}`}
      aria-pressed={isFavourite}
      look={look}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Heart
        size={22}
        stroke={1.75}
        aria-hidden
        className={isFavourite ? classes.saved : undefined}
      />
    </IconButton>
  );
}
