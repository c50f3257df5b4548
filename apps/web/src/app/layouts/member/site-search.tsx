import { matchPage } from '@wiki/domain';
import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '@wiki/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

/** The search box of the top bar. It searches on Enter, and rests on the search page, which has its own. */
export function SiteSearch({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <SearchBox
      label={t`Search the network`}
      placeholder={isNarrow ? t`Search the network` : t`Search products, services or property`}
      maxLength={100}
      disabled={matchPage(pathname) === 'search'}
      onSearch={(query) => void navigate(paths.advancedSearch({ type: 'all', query }))}
    />
  );
}
