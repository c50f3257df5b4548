import { Trans, useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { ReportButton } from '../../../domains/report/report-button.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { useSave } from '../../../lib/saved/use-save.ts';
import { copyText, shareableAddress } from '../../../lib/share.ts';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';
import { ContactSeller } from './contact-seller.tsx';
import classes from './listing-actions.module.css';

/** What a reader can do with a listing: contact the seller, keep it, pass it on. */
export function ListingActions({ listing }: { listing: ListingOnPage }) {
  const { t } = useLingui();
  const localized = useLocalized();
  const errorMessage = useErrorMessage();
  const [news, setNews] = useState('');
  const { isFavourite, toggle } = useSave(listing);
  const Heart = isFavourite ? IconHeartFilled : IconHeart;

  const save = async () => {
    setNews('');
    await toggle().catch((error: unknown) => setNews(errorMessage(error)));
  };
  const share = async () => {
    const url = shareableAddress();
    if ('share' in navigator) {
      // Closing the share sheet without choosing is not a failure.
      return navigator.share({ title: localized(listing.name), url }).catch(() => undefined);
    }
    setNews((await copyText(url)) ? t`Link copied.` : t`Copy this address: ${url}`);
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
        <Button
          variant="default"
          leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
          onClick={() => void share()}
        >
          <Trans>Share</Trans>
        </Button>
        <ReportButton kind="listing" id={listing.id} businessId={listing.business.id} />
      </div>
      <output className={classes.news}>{news}</output>
    </div>
  );
}
