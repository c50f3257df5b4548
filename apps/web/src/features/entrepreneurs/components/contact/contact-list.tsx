import { useLingui } from '@lingui/react/macro';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconMail,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { PublicBusiness } from '../../public-business.ts';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import { instagramOf, withoutScheme } from '../../links.ts';
import classes from './contact-list.module.css';

interface Line {
  Icon: typeof IconMail;
  name: string;
  text: ReactNode;
  href: string;
}

/** Where else a business is found: what it publishes, nothing else. */
export function ContactList({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const { contactEmail, contactPhone, links } = business;
  const instagram = links.instagram && instagramOf(links.instagram);
  const lines: (Line | null | '')[] = [
    contactPhone && {
      Icon: IconPhone,
      name: t`Phone`,
      text: formatPhone(contactPhone),
      href: `tel:${contactPhone}`,
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
  const shown = lines.filter((line) => line !== null && line !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t`Contact`}>
      {shown.map(({ Icon, name, text, href }) => (
        <li key={name}>
          <a href={href} {...outwards(href)}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <VisuallyHidden>{`${name}: `}</VisuallyHidden>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Pages of others open beside this one and learn nothing of it. */
const outwards = (href: string) =>
  href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
