import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState, PageHeader, SearchBox } from '@wiki/ui';
import { Link, useNavigate } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { SearchResults } from '../components/search-results.tsx';
import { type SearchState, useSearch } from '../hooks/use-search.ts';
import { searchTypes } from '../search-address.ts';
import classes from './advanced-search.module.css';

/** Searching products, services and properties at once. It starts on Enter and lives in the address. */
export function AdvancedSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch();
  const { type, query } = search;
  return (
    <Page
      title={query ? t`Search: ${query}` : t({ message: 'Search', context: 'title' })}
      description={t`Search the products, services and properties of the network.`}
    >
      <PageHeader title={<Trans context="title">Search</Trans>} />
      <div className={classes.box}>
        <SearchBox
          // The field follows the address, such as after a suggestion or the back button.
          key={query}
          label={t`Search products, services and properties`}
          placeholder={t`What are you looking for?`}
          defaultValue={query}
          maxLength={100}
          aria-describedby="search-help"
          onSearch={(text) => void navigate(paths.advancedSearch({ type, query: text }))}
        />
        <p id="search-help" className={classes.help}>
          <Trans>Press Enter to search. Accents and small mistakes do not matter.</Trans>
        </p>
      </div>
      {query === '' ? <Invitation /> : <Found search={search} />}
    </Page>
  );
}

function Found({ search }: { search: SearchState }) {
  const { t } = useLingui();
  const format = useFormat();
  const { type, query, counts } = search;
  const names = {
    all: t({ message: 'All', context: 'search' }),
    products: t`Products`,
    services: t`Services`,
    property: t`Properties`,
  };
  return (
    <>
      <TabLinks
        label={t`What to search`}
        keepsHistory
        tabs={searchTypes.map((name) => ({
          to: paths.advancedSearch({ type: name, query }),
          label: names[name],
          isCurrent: name === type,
          count: counts && <span className={classes.count}>{format.number(counts[name])}</span>,
        }))}
      />
      <SearchResults search={search} />
    </>
  );
}

function Invitation() {
  const { t } = useLingui();
  return (
    <EmptyState
      seed="search-begin"
      title={<Trans>Find what your business needs</Trans>}
      message={<Trans>Write a few words above, or look around:</Trans>}
      action={
        <nav className={classes.sections} aria-label={t`Sections to look around in`}>
          <Button component={Link} to={paths.products()} variant="default">
            <Trans>Products</Trans>
          </Button>
          <Button component={Link} to={paths.services()} variant="default">
            <Trans>Services</Trans>
          </Button>
          <Button component={Link} to={paths.property()} variant="default">
            <Trans>Properties</Trans>
          </Button>
          <Button component={Link} to={paths.entrepreneurs()} variant="default">
            <Trans>Entrepreneurs</Trans>
          </Button>
        </nav>
      }
    />
  );
}
