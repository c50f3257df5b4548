import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, TextField } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Dropdown } from '../dropdown.tsx';
import classes from './list-toolbar.module.css';
import { useSavedViews, viewQuery } from './saved-views.ts';
import type { TableSettings } from './table-settings.ts';

const longestName = 40;

export interface ViewsMenuProps {
  /** The name of the list. */
  list: string;
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
}

/** The views that the reader saved of a list: filters, order, columns and density under a name. */
export function ViewsMenu({ list, settings, onSettings }: ViewsMenuProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { views, save, remove } = useSavedViews(list);
  const [name, setName] = useState('');
  const query = viewQuery(params);
  const wanted = name.trim();
  return (
    <Dropdown
      className={classes.columns}
      trigger={
        <>
          <IconBookmark size={18} stroke={1.75} aria-hidden />
          <Trans context="saved">Views</Trans>
          {views.length > 0 && <small>{views.length}</small>}
        </>
      }
    >
      <div className={classes.options}>
        {views.length === 0 && (
          <p>
            <Trans>Save what you look for often: filters, sorting and columns.</Trans>
          </p>
        )}
        {views.map((view) => (
          <div key={view.name} className={classes.movable}>
            <Link
              to={`?${view.query}`}
              className={classes.option}
              aria-current={view.query === query ? 'true' : undefined}
              onClick={() => onSettings({ density: view.density, columns: view.columns })}
            >
              {view.name}
            </Link>
            <IconButton label={t`Delete the view ${view.name}`} onClick={() => remove(view.name)}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
        ))}
        <hr />
        <form
          className={classes.save}
          onSubmit={(event) => {
            event.preventDefault();
            if (!wanted) return;
            save({ name: wanted, query, ...settings });
            setName('');
          }}
        >
          <TextField
            label={t`Name of the view`}
            value={name}
            maxLength={longestName}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" size="sm" disabled={!wanted}>
            <Trans>Save the view</Trans>
          </Button>
        </form>
      </div>
    </Dropdown>
  );
}
