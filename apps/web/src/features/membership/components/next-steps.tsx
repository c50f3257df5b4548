import { Trans } from '@lingui/react/macro';
import {
  IconCheck,
  IconCircleCheck,
  IconCreditCard,
  IconEye,
  IconSparkles,
} from '@tabler/icons-react';
import { Card, SectionHeader } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ApplicationStatus } from '../../../gql/schema-types.ts';
import classes from './next-steps.module.css';

interface Stage {
  statuses: readonly ApplicationStatus[];
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** What is said of it afterwards. */
  done?: { title: ReactNode; text: ReactNode };
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const stages: readonly Stage[] = [
  {
    statuses: ['NEW'],
    icon: <IconEye {...icon} />,
    title: <Trans>Our team reviews it</Trans>,
    text: (
      <Trans>
        We review your data and documents. If something is missing, we’ll ask you for it.
      </Trans>
    ),
    done: {
      title: <Trans>Our team reviewed it</Trans>,
      text: <Trans>Your data and documents are in order.</Trans>,
    },
  },
  {
    statuses: ['PAYMENT_PENDING', 'PAYMENT_MISSED'],
    icon: <IconCreditCard {...icon} />,
    title: <Trans>You pay the first month</Trans>,
    text: <Trans>You have 7 days after approval to pay. We’ll remind you before they’re up.</Trans>,
    done: {
      title: <Trans>You paid the first month</Trans>,
      text: <Trans>We received your payment.</Trans>,
    },
  },
  {
    statuses: ['PAYMENT_COMPLETE'],
    icon: <IconCircleCheck {...icon} />,
    title: <Trans>We activate your business</Trans>,
    text: <Trans>Your profile appears in the network and your authorized users are invited.</Trans>,
  },
  {
    statuses: ['APPROVED'],
    icon: <IconSparkles {...icon} />,
    title: <Trans>You publish</Trans>,
    text: <Trans>Products, services and property, for everyone on the network.</Trans>,
  },
];

/** What comes next, from now to the first listing; where the application stands is marked. */
export function NextSteps({ status }: { status: ApplicationStatus }) {
  const now = stages.findIndex(({ statuses }) => statuses.includes(status));
  return (
    <Card padding="lg">
      <section aria-labelledby="next-steps">
        <SectionHeader
          id="next-steps"
          title={now < 0 ? <Trans>How it works</Trans> : <Trans>What happens next</Trans>}
        />
        <ol className={classes.stages}>
          {stages.map(({ statuses, icon: sign, title, text, done }, index) => (
            <li
              key={statuses[0]}
              className={classes.stage}
              data-state={index < now ? 'done' : index === now ? 'now' : undefined}
              aria-current={index === now ? 'step' : undefined}
            >
              <span className={classes.sign}>{index < now ? <IconCheck {...icon} /> : sign}</span>
              <div>
                <p className={classes.title}>{index < now && done ? done.title : title}</p>
                <p className={classes.text}>{index < now && done ? done.text : text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
