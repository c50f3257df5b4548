import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { placeOf } from '../../../lib/format/place-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';
import classes from './location.module.css';

/** Where a listing is offered, in words, and what else there is. */
export function Location({ listing }: { listing: ListingOnPage }) {
  const { t } = useLingui();
  const format = useFormat();
  const { type, city, region, country } = listing;
  return (
    <p className={classes.location}>
      {placeOf(listing, format)}
      <Link to={paths.listings(type, { country, region, city })}>{t`More in ${city}`}</Link>
    </p>
  );
}
