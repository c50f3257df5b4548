import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import { InOwnZone } from '../../../components/in-own-zone.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './verified.module.css';

/** What the mark beside the name says: what was compared, when, and what it does not promise. */
export function Verified({ since }: { since: string }) {
  const format = useFormat();
  return (
    <Card padding="lg">
      <h2>
        <Trans>What we verified</Trans>
      </h2>
      <ul className={classes.checks}>
        <li>
          <IconCircleCheckFilled {...sign} />
          <Trans>Its registered name</Trans>
        </li>
        <li>
          <IconCircleCheckFilled {...sign} />
          <Trans>Its tax ID</Trans>
        </li>
        <li>
          <IconCircleCheckFilled {...sign} />
          <Trans>Where it is</Trans>
        </li>
      </ul>
      <p className={classes.note}>
        <InOwnZone>
          <Trans>
            Compared with its documents on {format.date(since)}. It doesn't vouch for any single
            deal: that is what reviews are for.
          </Trans>
        </InOwnZone>
      </p>
    </Card>
  );
}

const sign = { size: 20, 'aria-hidden': true } as const;
