import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { site } from '../../../lib/site.ts';
import classes from './footer.module.css';

/** The last lines of every page: who we are and what was agreed. */
export function Footer() {
  const { t } = useLingui();
  const { name } = site();
  return (
    <footer className={classes.footer}>
      <p>
        <Trans>{name}, the business network where everyone wins.</Trans>
      </p>
      <nav aria-label={t`About this site`}>
        <Link to={paths.about()}>
          <Trans>About</Trans>
        </Link>
        <Link to={paths.contact()}>
          <Trans>Contact us</Trans>
        </Link>
        <Link to={paths.questions()}>
          <Trans>Questions</Trans>
        </Link>
        <Link to={paths.terms()}>
          <Trans>Terms of use</Trans>
        </Link>
        <Link to={paths.privacy()}>
          <Trans>Privacy</Trans>
        </Link>
        <Link to={paths.shipping()}>
          <Trans>Shipping and returns</Trans>
        </Link>
        <Link to={paths.warranties()}>
          <Trans>Warranties</Trans>
        </Link>
      </nav>
    </footer>
  );
}
