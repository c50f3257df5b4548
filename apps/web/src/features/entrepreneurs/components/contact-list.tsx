import { useLingui } from '@lingui/react/macro';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconMail,
  IconMapPin,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PublicBusiness } from '../public-business.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { instagramOf, whatsappAddress, withoutScheme } from '../links.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import classes from './contact-list.module.css';

interface Line {
  Icon: typeof IconMail;
  name: string;
  text: ReactNode;
  href?: string;
}

/** How a business is reached: what it publishes, nothing else. */
export function ContactList({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const format = useFormat();
  const { address, contactEmail, contactPhone, links } = business;
  const place = placeOf(business, format);
  const instagram = links.instagram && instagramOf(links.instagram);
  const lines: (Line | null | '')[] = [
    { Icon: IconMapPin, name: t`Place`, text: address ? `${address}, ${place}` : place },
    contactPhone && {
      Icon: IconPhone,
      name: t`Telephone`,
      text: formatPhone(contactPhone),
      href: `tel:${contactPhone}`,
    },
    links.whatsapp && {
      Icon: IconBrandWhatsapp,
      name: 'WhatsApp',
      text: formatPhone(links.whatsapp),
      href: whatsappAddress(links.whatsapp),
    },
    contactEmail && {
      Icon: IconMail,
      name: t`E-mail`,
      text: contactEmail,
      href: `mailto:${contactEmail}`,
    },
    links.website && {
      Icon: IconWorld,
      name: t`Website`,
      text: withoutScheme(links.website),
      href: links.website,
    },
    instagram && {
      Icon: IconBrandInstagram,
      name: 'Instagram',
      text: instagram.text,
      href: instagram.href,
    },
    links.linkedin && {
      Icon: IconBrandLinkedin,
      name: 'LinkedIn',
      text: withoutScheme(links.linkedin),
      href: links.linkedin,
    },
    links.facebook && {
      Icon: IconBrandFacebook,
      name: 'Facebook',
      text: withoutScheme(links.facebook),
      href: links.facebook,
    },
  ];
  return (
    <dl className={classes.list}>
      {lines
        .filter((line) => line !== null && line !== '')
        .map(({ Icon, name, text, href }) => (
          <div key={name}>
            <dt>
              <Icon size={20} stroke={1.75} aria-hidden />
              {name}
            </dt>
            <dd>
              {href ? (
                <a href={href} {...outwards(href)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Pages of others open beside this one and learn nothing of it. */
const outwards = (href: string) =>
  href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
