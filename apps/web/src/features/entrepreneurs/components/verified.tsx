import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import { LocalDay } from '../../../components/facts/local-day.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './verified.module.css';

/** What administrators compare, and with which documents. */
const checks: readonly { key: string; what: ReactNode; against: ReactNode }[] = [
  {
    key: 'name',
    what: <Trans>Its registered name</Trans>,
    against: <Trans>Checked against its chamber of commerce registration</Trans>,
  },
  {
    key: 'taxId',
    what: <Trans>Its tax ID</Trans>,
    against: <Trans>Checked against its tax registration</Trans>,
  },
  {
    key: 'place',
    what: <Trans>Where it is</Trans>,
    against: <Trans>Address in those documents</Trans>,
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
          <LocalDay>
            <Trans>
              Checked by the network’s team on {format.date(since)}. It doesn’t guarantee any
              particular deal: that’s what reviews are for.
            </Trans>
          </LocalDay>
        </p>
      </Card>
    </section>
  );
}
