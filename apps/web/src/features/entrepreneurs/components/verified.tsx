import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import { InOwnZone } from '../../../components/in-own-zone.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './verified.module.css';

/** What administrators compare, and with which documents. */
const checks: readonly { key: string; what: ReactNode; against: ReactNode }[] = [
  {
    key: 'name',
    what: <Trans>Its registered name</Trans>,
    against: <Trans>Against its registration with the chamber of commerce</Trans>,
  },
  {
    key: 'taxId',
    what: <Trans>Its tax ID</Trans>,
    against: <Trans>Against its tax registration</Trans>,
  },
  {
    key: 'place',
    what: <Trans>Where it is</Trans>,
    against: <Trans>The address of those documents</Trans>,
  },
];

export const checksCount = checks.length;

/** What the mark beside the name says: what was compared, when, and what it does not promise. */
export function Verified({ since }: { since: string }) {
  const format = useFormat();
  return (
    <section id="verified" aria-labelledby="verified-title" className={classes.verified}>
      <Card padding="lg">
        <h2 id="verified-title">
          <IconRosetteDiscountCheckFilled size={22} aria-hidden />
          <Trans>What we verified</Trans>
        </h2>
        <ul className={classes.checks}>
          {checks.map(({ key, what, against }) => (
            <li key={key}>
              <IconCircleCheckFilled size={20} aria-hidden />
              <span>
                <strong>{what}</strong>
                <small>{against}</small>
              </span>
            </li>
          ))}
        </ul>
        <p className={classes.note}>
          <InOwnZone>
            <Trans>
              Checked by the team of the network on {format.date(since)}. It doesn't vouch for any
              single deal: that is what reviews are for.
            </Trans>
          </InOwnZone>
        </p>
      </Card>
    </section>
  );
}
