import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconTrash, IconUsers } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import {
  Button,
  CheckboxField,
  IconButton,
  ListSkeleton,
  TextField,
  VisuallyHidden,
} from '@wiki/ui';
import { useState, useTransition } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Dropdown } from '../../overlays/dropdown.tsx';
import classes from './list-toolbar.module.css';
import { settingsOf, useSavedViews, viewQuery } from './saved-views.ts';
import type { TableSettings } from '../table/table-settings.ts';

export interface ViewsMenuProps {
  /** The name of the list. */
  list: string;
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
}

/** The views of a list that the reader saved or a colleague shares: filters, order, columns and density under a name. */
export function ViewsMenu(props: ViewsMenuProps) {
  return (
    <Dropdown
      look="tool"
      className={classes.columns}
      trigger={
        <>
          <IconBookmark size={18} stroke={1.75} aria-hidden />
          <Trans>Saved views</Trans>
        </>
      }
    >
      <Views {...props} />
    </Dropdown>
  );
}

function Views({ list, settings, onSettings }: ViewsMenuProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [params] = useSearchParams();
  const { views, error, isLoading, retry, save, remove } = useSavedViews(list);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isBusy, start] = useTransition();
  const query = viewQuery(params);
  const wanted = name.trim();
  const act = (
    change: () => Promise<readonly RefusedInput[]>,
    done: () => void = () => undefined,
  ) =>
    start(async () => {
      const [refusal] = await change().catch((failure: unknown) => [{ code: failureOf(failure) }]);
      if (refusal) showToast(errorMessage(refusal.code), { tone: 'failed' });
      else done();
    });
  if (error) {
    return (
      <div className={classes.options}>
        <p role="alert">{errorMessage(failureOf(error))}</p>
        <Button size="sm" variant="default" loading={isLoading} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!views) {
    return (
      <div className={classes.options}>
        <ListSkeleton label={t`Loading`} count={2} />
      </div>
    );
  }
  return (
    <div className={classes.options}>
      {views.length === 0 && (
        <p>
          <Trans>Save what you look for often: filters, sorting and columns.</Trans>
        </p>
      )}
      {views.map((view) => (
        <div key={view.id} className={classes.movable}>
          <Link
            to={`?${view.query}`}
            className={classes.option}
            aria-current={view.query === query ? 'true' : undefined}
            onClick={() => onSettings(settingsOf(view))}
          >
            <span>{view.name}</span>
            {view.isShared && (
              <>
                <IconUsers size={16} stroke={1.75} aria-hidden />
                <VisuallyHidden>{t`Shared with the team`}</VisuallyHidden>
              </>
            )}
          </Link>
          {view.viewerCanChange && (
            <IconButton
              label={t`Delete the view ${view.name}`}
              disabled={isBusy}
              onClick={() => act(() => remove(view.id))}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <hr />
      <form
        className={classes.save}
        onSubmit={(event) => {
          event.preventDefault();
          if (!wanted || isBusy) return;
          act(
            () => save({ name: wanted, query, isShared, ...settings }),
            () => setName(''),
          );
        }}
      >
        <TextField
          label={t`Name of the view`}
          value={name}
          maxLength={limits.savedViews.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <CheckboxField
          label={t`Share it with the team`}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Button type="submit" size="sm" disabled={!wanted} loading={isBusy}>
          <Trans>Save the view</Trans>
        </Button>
      </form>
    </div>
  );
}
