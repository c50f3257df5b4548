import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PublicBusiness } from '../public-business.ts';
import classes from './anchors.module.css';

/** Leads to the parts of a profile; stays in sight while they are read. */
export function Anchors({ business: { ratingCount } }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <nav className={classes.anchors} aria-label={t`On this page`}>
      <a href="#about">
        <Trans>About</Trans>
      </a>
      <a href="#offer">
        <Trans>Offer</Trans>
      </a>
      <a href="#reviews">
        <Trans>Reviews</Trans>
        {ratingCount > 0 && <span className={classes.count}>{format.number(ratingCount)}</span>}
      </a>
    </nav>
  );
}
