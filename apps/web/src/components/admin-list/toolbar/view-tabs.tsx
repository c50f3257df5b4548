import { useLingui } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { TabLinks } from '../../page/tab-links.tsx';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { settingsOf, useSavedViews, viewQuery } from './saved-views.ts';
import type { TableSettings } from '../table/table-settings.ts';
import classes from './view-tabs.module.css';

/** The saved views of a list as tabs over it, one's own and those of colleagues. */
export function ViewTabs({
  list,
  onSettings,
}: {
  list: string;
  onSettings: (settings: TableSettings) => void;
}) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { views } = useSavedViews(list);
  if (!views || views.length === 0) return null;
  const query = viewQuery(params);
  return (
    <div className={classes.views}>
      <TabLinks
        label={t`Saved views`}
        keepsHistory
        tabs={views.map((view) => ({
          id: view.id,
          to: `?${view.query}`,
          label: (
            <span className={classes.view}>
              <IconBookmark size={16} stroke={1.75} aria-hidden />
              {view.name}
            </span>
          ),
          isCurrent: view.query === query,
          onFollow: () => onSettings(settingsOf(view)),
        }))}
      />
    </div>
  );
}
