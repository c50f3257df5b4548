import { Trans } from '@lingui/react/macro';
import { IconAddressBook, IconQrcode } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { dropdownItem } from '../../../../components/overlays/dropdown.tsx';
import { ShareMenu } from '../../../../domains/share/share-menu.tsx';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';
import { shareableAddress } from '../../../../lib/share.ts';
import type { PublicBusiness } from '../../public-business.ts';

/** It carries the generator of QR codes. */
const QrDialog = lazyPart(() => import('./qr-dialog.tsx'), 'QrDialog');

/** The ways to pass a profile on: those of every page, a contact card, a QR card. */
export function ShareActions({ business }: { business: PublicBusiness }) {
  const [isQrOpen, setQrOpen] = useState(false);
  const { name, vcardUrl } = business;
  return (
    <>
      <ShareMenu title={name}>
        <button type="button" className={dropdownItem} onClick={() => setQrOpen(true)}>
          <IconQrcode {...sign} />
          <Trans>QR card</Trans>
        </button>
        <a className={dropdownItem} href={new URL(vcardUrl, location.href).pathname} download>
          <IconAddressBook {...sign} />
          <Trans>Contact card</Trans>
        </a>
      </ShareMenu>
      <Suspense>
        {isQrOpen && (
          <QrDialog business={business} url={shareableAddress()} onClose={() => setQrOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
