import { Trans } from '@lingui/react/macro';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { Button, VisuallyHidden } from '@wiki/ui';
import { useRef } from 'react';
import { FollowButton } from '../../../../domains/follow/follow-button.tsx';
import { useIsAway } from '../../../../components/page/use-is-away.ts';
import { usePageFoot } from '../../../../components/page/use-page-foot.ts';
import { whatsappAddress } from '../../links.ts';
import type { PublicBusiness } from '../../public-business.ts';
import classes from './contact-actions.module.css';
import { MessageBusiness } from './message-business.tsx';
import { ShareActions } from './share-actions.tsx';

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** How a business is written to, here first, called and passed on. */
export function ContactActions({ business }: { business: PublicBusiness }) {
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(place);
  const foot = usePageFoot();
  return (
    <div ref={place} className={classes.actions}>
      <MessageBusiness businessId={business.id} />
      <Ways business={business} />
      <FollowButton kind="BUSINESS" targetId={business.id} name={business.name} />
      <ShareActions business={business} />
      {isAway && (
        <div ref={foot} className={classes.foot}>
          <MessageBusiness businessId={business.id}>
            <Trans context="button">Message</Trans>
          </MessageBusiness>
          <Ways business={business} isShort />
        </div>
      )}
    </div>
  );
}

/** What has no number is left out; in short, calling is its sign alone. */
function Ways({ business, isShort = false }: { business: PublicBusiness; isShort?: boolean }) {
  const { contactPhone, links } = business;
  const ways = [
    links.whatsapp && {
      key: 'whatsapp',
      href: whatsappAddress(links.whatsapp),
      Icon: IconBrandWhatsapp,
      words: 'WhatsApp',
    },
    contactPhone && {
      key: 'phone',
      href: `tel:${contactPhone}`,
      Icon: IconPhone,
      words: <Trans>Call</Trans>,
    },
  ].filter((way) => way !== null && way !== '');
  return ways.map(({ key, href, Icon, words }) => (
    <Button
      key={key}
      component="a"
      href={href}
      {...(href.startsWith('https:') && {
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
      })}
      variant="default"
      leftSection={isShort && key === 'phone' ? undefined : <Icon {...sign} />}
    >
      {isShort && key === 'phone' ? (
        <>
          <Icon {...sign} />
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      ) : (
        words
      )}
    </Button>
  ));
}
