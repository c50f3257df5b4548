import { Trans, useLingui } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconDots, IconLink, IconMail, IconShare } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import {
  copyText,
  mailWith,
  offerToApps,
  shareableAddress,
  whatsappWith,
} from '../../lib/share.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Dropdown, dropdownDivider, dropdownItem } from '../../components/overlays/dropdown.tsx';
import classes from './share-menu.module.css';

export interface ShareMenuProps {
  /** What is passed on, in the reader's language: it stands before the address. */
  title: string;
  /** Which edge of its button the menu lines up with. */
  align?: 'start' | 'end';
  /** Ways that only this page has, below the ones that all have. */
  children?: ReactNode;
}

/** The ways to pass a page on: WhatsApp, mail, its address, and what the device offers. */
export function ShareMenu({ title, align = 'start', children }: ShareMenuProps) {
  const { t } = useLingui();
  return (
    <Dropdown
      align={align}
      className={classes.trigger}
      trigger={
        <>
          <IconShare {...sign} />
          {t`Share`}
        </>
      }
    >
      <Ways title={title} />
      {children && (
        <>
          <hr className={dropdownDivider} />
          {children}
        </>
      )}
    </Dropdown>
  );
}

/** Drawn once the menu is open: only the browser knows the address and what the device offers. */
function Ways({ title }: { title: string }) {
  const { t } = useLingui();
  const [byHand, setByHand] = useState('');
  const url = shareableAddress();
  const apps = offerToApps({ title, url });

  const copy = async () => {
    if (await copyText(url)) showToast(t`Link copied`);
    else setByHand(t`Copy this address: ${url}`);
  };
  return (
    <>
      <a
        className={dropdownItem}
        href={whatsappWith(title, url)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconBrandWhatsapp {...sign} />
        WhatsApp
      </a>
      <a className={dropdownItem} href={mailWith(title, url)}>
        <IconMail {...sign} />
        <Trans>E-mail</Trans>
      </a>
      <button type="button" className={dropdownItem} onClick={() => void copy()}>
        <IconLink {...sign} />
        <Trans>Copy link</Trans>
      </button>
      {apps && (
        <button type="button" className={dropdownItem} onClick={() => void apps()}>
          <IconDots {...sign} />
          <Trans>Other apps</Trans>
        </button>
      )}
      <output className={classes.byHand}>{byHand}</output>
    </>
  );
}

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
