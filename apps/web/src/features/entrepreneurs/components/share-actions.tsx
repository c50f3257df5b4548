import { Trans, useLingui } from '@lingui/react/macro';
import { IconAddressBook, IconLink, IconQrcode, IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@wiki/ui';
import type { PublicBusiness } from '../public-business.ts';
import { copyText, shareableAddress } from '../../../lib/share.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import classes from './share-actions.module.css';

/** It carries the generator of QR codes. */
const QrDialog = lazy(() => import('./qr-dialog.tsx').then((part) => ({ default: part.QrDialog })));

/** The ways to pass a profile on: its address, a contact card, a QR card. */
export function ShareActions({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [news, setNews] = useState('');
  const [isQrOpen, setQrOpen] = useState(false);
  const { name, vcardUrl } = business;
  const url = shareableAddress();

  const copy = async () =>
    setNews((await copyText(url)) ? t`The address is copied.` : t`Copy this address: ${url}`);
  // Closing the share sheet without choosing is not a failure.
  const share = () => void navigator.share({ title: name, url }).catch(() => undefined);

  return (
    <div className={classes.share}>
      <div className={classes.buttons}>
        {isHydrated && 'share' in navigator && (
          <Button variant="default" leftSection={<IconShare {...sign} />} onClick={share}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button variant="default" leftSection={<IconLink {...sign} />} onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        <Button
          variant="default"
          leftSection={<IconQrcode {...sign} />}
          onClick={() => setQrOpen(true)}
        >
          <Trans>QR card</Trans>
        </Button>
        <Button
          variant="default"
          component="a"
          href={new URL(vcardUrl, location.href).pathname}
          download
          leftSection={<IconAddressBook {...sign} />}
        >
          <Trans>Contact card</Trans>
        </Button>
      </div>
      <output className={classes.news}>{news}</output>
      <Suspense>
        {isQrOpen && <QrDialog business={business} url={url} onClose={() => setQrOpen(false)} />}
      </Suspense>
    </div>
  );
}

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
