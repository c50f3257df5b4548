import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SearchQuery } from '../../../gql/search.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths, withQuery } from '../../../lib/paths.ts';
import type { SearchState } from '../hooks/use-search.ts';
import classes from './search-results.module.css';

type Place = NonNullable<SearchQuery['search']['place']>;
type Area = Place['asked'];

/** Says where a query with a place was looked for, what was found only around it, and what is near. */
export function PlaceNote({ place, type }: { place: Place; type: SearchState['type'] }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = ({ name, country }: Area) => name || format.country(country);
  const { asked, shown, wider, rest } = place;
  const named = nameOf(asked);
  const toArea = ({ country, region, city }: Area) =>
    `${paths.advancedSearch({ type, query: rest })}&${withQuery('', { country, region, city }).slice(1)}`;
  const isElsewhere = shown !== null && nameOf(shown) !== named;
  return (
    <p className={classes.note}>
      {shown === null &&
        t`Nothing found for “${rest}” in ${named}. Here’s what there is elsewhere.`}
      {shown && !isElsewhere && t`“${rest}” in ${named}.`}
      {shown && isElsewhere && (
        <>
          {t`Nothing found for “${rest}” in ${named};`}{' '}
          <strong>{t`in ${nameOf(shown)}: ${format.number(shown.count)}`}</strong>.
        </>
      )}
      {wider && (
        <>
          {' '}
          <Link to={toArea(wider)}>{t`See ${format.number(wider.count)} in ${nameOf(wider)}`}</Link>
        </>
      )}
    </p>
  );
}
