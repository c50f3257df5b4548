import { Trans, useLingui } from '@lingui/react/macro';
import { IconClock, IconTrendingUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSearchStartQuery } from '../../../gql/search.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetSearches, readSearches } from '../recent-searches.ts';
import classes from './search-start.module.css';

const mostCategories = 6;

/** Before anything is searched: what one looked for last, and what there is to look around in. */
export function SearchStart() {
  const { t } = useLingui();
  const localized = useLocalized();
  const format = useFormat();
  const [recent, setRecent] = useState(readSearches);
  const { data } = useSearchStartQuery({ variables: { language: useLanguage() } });
  const sections = [
    { key: 'products', name: t`Products`, list: paths.products, found: data?.products },
    { key: 'services', name: t`Services`, list: paths.services, found: data?.services },
    { key: 'property', name: t`Properties`, list: paths.property, found: data?.property },
  ] as const;
  return (
    <div className={classes.start}>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className={classes.head}>
            <h2 id="recent-searches">
              <Trans>Your recent searches</Trans>
            </h2>
            <button
              type="button"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              <Trans>Clear</Trans>
            </button>
          </div>
          <ul className={classes.chips}>
            {recent.map((text) => (
              <li key={text}>
                <Link to={paths.advancedSearch({ type: 'all', query: text })}>
                  <IconClock size={18} stroke={1.75} aria-hidden />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && data.popularSearches.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h2 id="popular-searches">
            <Trans>What others are looking for</Trans>
          </h2>
          <ul className={classes.chips}>
            {data.popularSearches.map((text) => (
              <li key={text}>
                <Link to={paths.advancedSearch({ type: 'all', query: text })}>
                  <IconTrendingUp size={18} stroke={1.75} aria-hidden />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="look-around">
        <h2 id="look-around">
          <Trans>Explore</Trans>
        </h2>
        <div className={classes.sections}>
          {sections.map(({ key, name, list, found }) => (
            <div key={key}>
              <h3>
                <Link to={list()}>{name}</Link>
              </h3>
              <ul>
                {found?.categories.slice(0, mostCategories).map(({ value, count, label }) => (
                  <li key={value}>
                    <Link to={list({ category: value })}>
                      <span>{label ? localized(label) : value}</span> <small>{count}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h3>
              <Link to={paths.entrepreneurs()}>
                <Trans>Entrepreneurs</Trans>
              </Link>
            </h3>
            <ul>
              {data?.businessCountries.slice(0, mostCategories).map(({ country, count }) => (
                <li key={country}>
                  <Link to={paths.entrepreneurs({ country })}>
                    <span>{format.country(country)}</span> <small>{count}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </div>
  );
}
