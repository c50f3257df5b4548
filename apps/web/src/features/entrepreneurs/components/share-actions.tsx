import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconAddressBook,
  IconBrandWhatsapp,
  IconLink,
  IconMail,
  IconQrcode,
  IconShare,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Dropdown, dropdownDivider, dropdownItem } from '../../../components/dropdown.tsx';
import { copyText, mailWith, shareableAddress, whatsappWith } from '../../../lib/share.ts';
import type { PublicBusiness } from '../public-business.ts';
import classes from './share-actions.module.css';

/** It carries the generator of QR codes. */
const QrDialog = lazy(() => import('./qr-dialog.tsx').then((part) => ({ default: part.QrDialog })));

/** The ways to pass a profile on: by WhatsApp or mail, its address, a contact card, a QR card. */
export function ShareActions({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const [news, setNews] = useState('');
  const [isQrOpen, setQrOpen] = useState(false);
  const { name, vcardUrl } = business;

  const copy = async () => {
    const url = shareableAddress();
    setNews((await copyText(url)) ? t`Link copied.` : t`Copy this address: ${url}`);
  };
  return (
    <>
      <Dropdown
        align="start"
        className={classes.trigger}
        trigger={
          <>
            <IconShare {...sign} />
            <Trans>Share</Trans>
          </>
        }
      >
        <a
          className={dropdownItem}
          href={whatsappWith(name, shareableAddress())}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconBrandWhatsapp {...sign} />
          WhatsApp
        </a>
        <a className={dropdownItem} href={mailWith(name, shareableAddress())}>
          <IconMail {...sign} />
          <Trans>E-mail</Trans>
        </a>
        <button type="button" className={dropdownItem} onClick={() => void copy()}>
          <IconLink {...sign} />
          <Trans>Copy link</Trans>
        </button>
        <hr className={dropdownDivider} />
        <button type="button" className={dropdownItem} onClick={() => setQrOpen(true)}>
          <IconQrcode {...sign} />
          <Trans>QR card</Trans>
        </button>
        <a className={dropdownItem} href={new URL(vcardUrl, location.href).pathname} download>
          <IconAddressBook {...sign} />
          <Trans>Contact card</Trans>
        </a>
      </Dropdown>
      <output className={classes.news}>{news}</output>
      <Suspense>
        {isQrOpen && (
          <QrDialog business={business} url={shareableAddress()} onClose={() => setQrOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
