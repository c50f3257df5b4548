import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import type { SearchState } from '../hooks/use-search.ts';
import { useFoundBusinesses } from '../hooks/use-found-businesses.ts';
import { FewerWordsNote } from './fewer-words-note.tsx';
import { PlaceNote } from './place-note.tsx';
import { ResultSkeletons } from './result-skeletons.tsx';
import { SearchResult } from './search-result.tsx';
import classes from './search-results.module.css';

/** What was found of the kind the tab names. */
export function SearchResults({ search }: { search: SearchState }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { hits, counts, type, place, withAllWords, error, retry, more } = search;
  if (error) {
    return (
      <ErrorState
        title={t`The search didn’t work`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!hits) return <ResultSkeletons label={t`Searching`} count={6} />;
  if (hits.length === 0) return <NothingFound search={search} />;
  const total = counts?.[type] ?? hits.length;
  // A place that is nowhere near is one of the words, and its note says so already.
  const isRelaxed = withAllWords < total && place?.shown !== null;
  return (
    <>
      {place && <PlaceNote place={place} type={type} />}
      {isRelaxed && (
        <FewerWordsNote
          query={place?.rest ?? search.query}
          withAllWords={withAllWords}
          total={total}
        />
      )}
      <output className={classes.count}>
        <Plural value={total} one="# result" other="# results" />
      </output>
      {hits.map((hit) => (
        <SearchResult key={hit.listing.id} hit={hit} />
      ))}
      {more.isLoading && <ResultSkeletons label={t`Searching`} count={2} />}
      <MoreButton more={more}>
        <Trans>Show more results</Trans>
      </MoreButton>
    </>
  );
}

function NothingFound({ search }: { search: SearchState }) {
  const { t } = useLingui();
  const { query, type, isNarrowed, widen, counts, suggestions } = search;
  const isBusiness = useFoundBusinesses(query).length > 0;
  const titles = {
    all: t`Nothing found`,
    products: t`No products found`,
    services: t`No services found`,
    property: t`No properties found`,
  };
  if (isNarrowed && suggestions.length === 0) {
    return (
      <EmptyState
        seed="search"
        title={titles[type]}
        message={t`Nothing matches all these filters. Try fewer filters.`}
        action={
          <Button variant="default" onClick={widen}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  }
  if (isBusiness && !counts?.all) {
    // Who names a business has found it: nothing else need be tried.
    return (
      <p className={classes.count}>
        <Trans>No listings mention “{query}”.</Trans>
      </p>
    );
  }
  return (
    <EmptyState
      seed="search"
      title={titles[type]}
      message={
        counts?.all ? (
          <Trans>Other listings match “{query}”.</Trans>
        ) : (
          <Trans>Nothing on the network matches “{query}”. Try fewer or different words.</Trans>
        )
      }
      action={
        counts?.all ? (
          <Button
            component={Link}
            to={paths.advancedSearch({ type: 'all', query })}
            variant="default"
          >
            <Plural value={counts.all} one="See # result" other="See # results" />
          </Button>
        ) : (
          suggestions.length > 0 && (
            <div className={classes.suggestions}>
              <p id="suggestions">
                <Trans>Try one of these searches:</Trans>
              </p>
              <ul aria-labelledby="suggestions">
                {suggestions.map((suggestion) => (
                  <li key={suggestion}>
                    <Link to={paths.advancedSearch({ type, query: suggestion })}>{suggestion}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      }
    />
  );
}
