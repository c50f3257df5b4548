import { Trans } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconMessages,
  IconPackage,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react';
import { BrandPanel, Card, SectionHeader, WeaveArt } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './membership-intro.module.css';
import { NextSteps } from './next-steps.tsx';

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

const benefits: readonly { key: string; icon: ReactNode; title: ReactNode; text: ReactNode }[] = [
  {
    key: 'listings',
    icon: <IconPackage {...icon} />,
    title: <Trans>Publish what you offer</Trans>,
    text: <Trans>Products, services and property that people find in five countries.</Trans>,
  },
  {
    key: 'profile',
    icon: <IconBuildingStore {...icon} />,
    title: <Trans>Your own profile</Trans>,
    text: <Trans>With your logo, your pictures, a link and a QR card to share.</Trans>,
  },
  {
    key: 'trust',
    icon: <IconRosetteDiscountCheck {...icon} />,
    title: <Trans>Verified by us</Trans>,
    text: <Trans>We check your documents, and your profile shows your business is verified.</Trans>,
  },
  {
    key: 'team',
    icon: <IconMessages {...icon} />,
    title: <Trans>Your whole team</Trans>,
    text: <Trans>Invite the people who will publish and reply for the business.</Trans>,
  },
];

/** What business membership gives and how one gets in. */
export function MembershipIntro({
  actions,
  children,
}: {
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.intro}>
      <BrandPanel
        title={<Trans>Become a business member</Trans>}
        message={
          <Trans>
            Tell us about your business, pay once we approve it, and sell to the whole network.
          </Trans>
        }
        actions={actions}
        art={<WeaveArt seed="membership" palette="maize" columns={6} rows={5} ratio={1.2} />}
      />
      {children}
      <section aria-labelledby="benefits">
        <SectionHeader id="benefits" title={<Trans>What you get</Trans>} />
        <ul className={classes.benefits}>
          {benefits.map(({ key, icon: sign, title, text }) => (
            <li key={key}>
              <Card padding="lg" className={classes.benefit}>
                <span className={classes.sign}>{sign}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.columns}>
        <Needed />
        <NextSteps status="DRAFT" />
      </div>
    </div>
  );
}

function Needed() {
  return (
    <Card padding="lg">
      <section aria-labelledby="needed">
        <SectionHeader id="needed" title={<Trans>What you’ll need</Trans>} />
        <ul className={classes.needed}>
          <li>
            <Trans>Your logo</Trans>
          </li>
          <li>
            <Trans>The tax ID and tax data of the business</Trans>
          </li>
          <li>
            <Trans>
              Articles of incorporation, tax documents, business license and last year’s financial
              statements, as PDFs or pictures
            </Trans>
          </li>
          <li>
            <Trans>A letter from someone who does business with you</Trans>
          </li>
        </ul>
        <p className={classes.note}>
          <Trans>
            It takes about 20 minutes. Your answers are saved as you go: leave anytime and continue
            on any device.
          </Trans>
        </p>
      </section>
    </Card>
  );
}
