import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { Rating } from '../../../components/facts/rating.tsx';
import { VerifiedSign } from '../../../components/facts/verified-sign.tsx';
import { placeOf } from '../../../lib/format/place-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { useFoundBusinesses } from '../hooks/use-found-businesses.ts';
import { isNamedIn } from '../named-in.ts';
import classes from './found-businesses.module.css';

type BusinessPerson = ReturnType<typeof useFoundBusinesses>[number]['people'][number];

/**
 * The businesses whose name has the words of a query, or that show somebody of that name, above what is
 * offered. They complete the results, which say enough without them: a failure leaves them out.
 */
export function FoundBusinesses({ query }: { query: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const businesses = useFoundBusinesses(query);
  if (businesses.length === 0) return null;
  return (
    <section className={classes.found} aria-label={t`Businesses with this name`}>
      <ul>
        {businesses.map((business) => (
          <li key={business.id} className={classes.business}>
            <BusinessLogo business={business} size={48} />
            <span className={classes.words}>
              <span className={classes.name}>
                <Link to={paths.entrepreneur(business.id)}>{business.name}</Link>
                {business.isVerified && <VerifiedSign />}
              </span>
              <PersonMeant query={query} people={business.people} />
              <span className={classes.place}>
                {placeOf(business, format)} <Rating business={business} compact />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom a query names among the people of a business, as the reason why it stands there. */
function PersonMeant({ query, people }: { query: string; people: readonly BusinessPerson[] }) {
  const meant = people.find(({ user }) => isNamedIn(user.displayName, query));
  if (!meant) return null;
  const { displayName: person } = meant.user;
  return (
    <span>
      <Trans>{person} works here</Trans>
    </span>
  );
}
