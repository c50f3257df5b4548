import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { PageHeader, SearchBox } from '@wiki/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterTools } from '../../../domains/listing-filters/filter-tools.tsx';
import { Filtered } from '../../../domains/listing-filters/filtered.tsx';
import { useFacets } from '../../../domains/listing-filters/facets/use-facets.ts';
import { useFilterSheet } from '../../../domains/listing-filters/use-filter-sheet.ts';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { paths, type SearchType } from '../../../lib/paths.ts';
import { FoundBusinesses } from '../components/found-businesses.tsx';
import { SearchStart } from '../components/search-start.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { type SearchState, useSearch } from '../hooks/use-search.ts';
import { rememberSearch } from '../recent-searches.ts';
import { addressInPart, searchOf, searchTypes } from '../search-address.ts';
import classes from './advanced-search.module.css';

/** Searching products, services and properties at once. It starts on Enter and lives in the address. */
export function AdvancedSearch() {
  const { t } = useLingui();
  const search = useSearch();
  const { type, query } = search;
  useEffect(() => {
    if (query) rememberSearch(query);
  }, [query]);
  return (
    <Page
      title={query ? t`Search: ${query}` : t({ message: 'Search', context: 'title' })}
      description={t`Search the network’s products, services and property.`}
    >
      <PageHeader title={<Trans context="title">Search</Trans>} />
      <div className={classes.box}>
        <QueryBox type={type} query={query} />
        <p id="search-help" className={classes.help}>
          <span className={classes.keys}>
            <Trans>Press Enter to search.</Trans>{' '}
          </span>
          <Trans>Don’t worry about accents or small typos.</Trans>
        </p>
      </div>
      {query === '' ? <SearchStart /> : <Found search={search} />}
    </Page>
  );
}

/** Where the query is written. It follows the address, such as after a suggestion or the back button. */
function QueryBox({ type, query }: { type: SearchType; query: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [followed, setFollowed] = useState(query);
  const [text, setText] = useState(query);
  if (followed !== query) {
    setFollowed(query);
    setText(query);
  }
  // Back before a search was drawn: the query is as it was, and what was typed is not it.
  useEffect(() => {
    const follow = () => setText(searchOf(new URLSearchParams(location.search)).query);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <SearchBox
      label={t`Search products, services and properties`}
      placeholder={t`What are you looking for?`}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      maxLength={limits.search.max}
      aria-describedby="search-help"
      onSearch={(wanted) => void navigate(paths.advancedSearch({ type, query: wanted }))}
    />
  );
}

function Found({ search }: { search: SearchState }) {
  const { t } = useLingui();
  const { type, query, state, counts } = search;
  const sheet = useFilterSheet(state);
  const counted = useFacets({ type: state.type, query: state.query, text: query });
  const names = {
    all: t({ message: 'All', context: 'search' }),
    products: t`Products`,
    services: t`Services`,
    property: t`Properties`,
  };
  if (!search.isNarrowed && counts?.all === 0) {
    // Nothing to narrow, and no part that has more.
    return (
      <>
        <FoundBusinesses query={query} />
        <SearchResults search={search} />
      </>
    );
  }
  return (
    <>
      <FoundBusinesses query={query} />
      <div className={classes.bar}>
        <TabLinks
          label={t`What to search`}
          keepsHistory
          tabs={searchTypes.map((name) => ({
            to: addressInPart(name, query, state.query),
            label: names[name],
            isCurrent: name === type,
            count: counts?.[name] ?? null,
          }))}
        />
        <div className={classes.tools}>
          <FilterTools state={state} sheet={sheet} isSearch />
        </div>
      </div>
      <Filtered
        state={state}
        counted={counted}
        sheet={sheet}
        resultsOf={(total) => plural(total, { one: 'Show # result', other: 'Show # results' })}
      >
        <SearchResults search={search} />
      </Filtered>
    </>
  );
}
