import { useLingui } from '@lingui/react/macro';
import { businessSizeLabels } from '../../../domains/application/choices.ts';
import { InOwnZone } from '../../../components/in-own-zone.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLinesOfBusiness } from '../hooks/use-lines-of-business.ts';
import type { PublicBusiness } from '../public-business.ts';
import classes from './facts.module.css';

/** What is known of a business, one fact a line; what is not known is left out. */
export function Facts({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const format = useFormat();
  const { nameOf } = useLinesOfBusiness();
  const { lineOfBusiness, size, dateCreated } = business;
  const facts: readonly (readonly [string, string | null])[] = [
    [t`Line of business`, nameOf(lineOfBusiness)],
    [t`Size`, size && t(businessSizeLabels[size])],
    [t`On the network since`, format.date(dateCreated)],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <InOwnZone>{value}</InOwnZone>
            </dd>
          </div>
        ))}
    </dl>
  );
}
