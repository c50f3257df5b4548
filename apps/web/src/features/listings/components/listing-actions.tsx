import { Trans } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { ShareMenu } from '../../../domains/share/share-menu.tsx';
import { ReportButton } from '../../../domains/report/report-button.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { useSave } from '../../../lib/saved/use-save.ts';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';
import { ContactSeller } from './contact-seller.tsx';
import classes from './listing-actions.module.css';

/** What a reader can do with a listing: contact the seller, keep it, pass it on. */
export function ListingActions({ listing }: { listing: ListingOnPage }) {
  const localized = useLocalized();
  const errorMessage = useErrorMessage();
  const [news, setNews] = useState('');
  const { isFavourite, toggle } = useSave(listing);
  const Heart = isFavourite ? IconHeartFilled : IconHeart;

  const save = async () => {
    setNews('');
    await toggle().catch((error: unknown) => setNews(errorMessage(error)));
  };

  return (
    <div className={classes.actions}>
      <ContactSeller listing={listing} />
      <div className={classes.quiet}>
        <Button
          variant="default"
          aria-pressed={isFavourite}
          leftSection={
            <Heart
              size={18}
              stroke={1.75}
              aria-hidden
              className={isFavourite ? classes.saved : undefined}
            />
          }
          onClick={() => void save()}
        >
          {isFavourite ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
        </Button>
        <ShareMenu title={localized(listing.name)} align="end" />
        <ReportButton kind="listing" id={listing.id} businessId={listing.business.id} />
      </div>
      <output className={classes.news}>{news}</output>
    </div>
  );
}
