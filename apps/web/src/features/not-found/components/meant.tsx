import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles, pathTo } from '@wiki/domain';
import { SearchBox } from '@wiki/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { useMaybeMeantQuery } from '../../../gql/not-found.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { pagesLike, wordsOfAddress } from '../words-of-address.ts';
import classes from './meant.module.css';

/** What somebody may have meant with an address that leads nowhere: pages, listings, a search. */
export function Meant() {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const words = wordsOfAddress(pathname);
  const query = words.join(' ').slice(0, 100);
  const { data } = useMaybeMeantQuery({ variables: { query }, skip: query === '' });
  const pages = pagesLike(words);
  const found = data?.search.edges ?? [];
  const suggestions = data?.search.suggestions ?? [];
  return (
    <div className={classes.meant}>
      <SearchBox
        label={t`Search the network`}
        placeholder={t`Search products, services or property`}
        defaultValue={query}
        onSearch={(text) => {
          if (text) void navigate(paths.advancedSearch({ type: 'all', query: text }));
        }}
      />
      {(pages.length > 0 || found.length > 0 || suggestions.length > 0) && (
        <section aria-labelledby="meant">
          <h2 id="meant">
            <Trans>Did you mean one of these?</Trans>
          </h2>
          <ul>
            {pages.map((key) => (
              <li key={key}>
                <Link to={pathTo(key as 'products')}>{pageTitles[key]?.[language].title}</Link>
              </li>
            ))}
            {found.map(({ node: { listing } }) => (
              <li key={listing.id}>
                <Link to={paths.listing(listing)}>
                  <LocalizedText text={listing.name} withLabel />
                </Link>
                <span>{listing.business.name}</span>
              </li>
            ))}
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={paths.advancedSearch({ type: 'all', query: suggestion })}>
                  <Trans>Search for “{suggestion}”</Trans>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
