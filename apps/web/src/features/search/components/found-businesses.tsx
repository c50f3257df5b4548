import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { Rating } from '../../../components/facts/rating.tsx';
import { VerifiedSign } from '../../../components/facts/verified-sign.tsx';
import { useSearchBusinessesQuery } from '../../../gql/search.ts';
import { placeOf } from '../../../lib/format/place-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './found-businesses.module.css';

/**
 * The businesses whose name has the words of a query, above what is offered. They complete the
 * results, which say enough without them: a failure leaves them out.
 */
export function FoundBusinesses({ query }: { query: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useSearchBusinessesQuery({ variables: { query } });
  const businesses = data?.businesses.edges.map(({ node }) => node) ?? [];
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
