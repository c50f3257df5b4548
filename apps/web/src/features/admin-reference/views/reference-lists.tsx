import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { Button, PageHeader, SearchBox, SelectField } from '@wiki/ui';
import { useState } from 'react';
import { Page } from '../../../components/page/page.tsx';
import type { ListEntryFragment } from '../../../gql/admin-reference.ts';
import { EntryDialog } from '../components/entry-dialog.tsx';
import { ParentField } from '../components/parent-field.tsx';
import { ResetDialog } from '../components/reset-dialog.tsx';
import type { EntryAction } from '../components/entry-table.tsx';
import { useEntries } from '../hooks/use-entries.ts';
import { listNames } from '../list-names.ts';
import { listOf, lists } from '../lists.ts';
import classes from './reference-lists.module.css';
import { Results } from './results.tsx';

type Acting = { action: 'add' } | { action: EntryAction; entry: ListEntryFragment };

/** The lists that forms offer, for administrators. */
export function ReferenceLists() {
  const { t } = useLingui();
  const view = useEntries();
  const { list, parent, search } = view;
  const [acting, setActing] = useState<Acting | null>(null);
  const close = () => setActing(null);
  return (
    <Page title={t`Reference lists`}>
      <PageHeader
        title={<Trans>Reference lists</Trans>}
        description={
          <Trans>
            What forms offer, in both languages, and what the billing service calls it. Changes
            apply to everyone right away.
          </Trans>
        }
        actions={
          list !== 'COUNTRIES' &&
          !view.isWaiting && (
            <Button
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
              onClick={() => setActing({ action: 'add' })}
            >
              <Trans>Add an entry</Trans>
            </Button>
          )
        }
      />
      <div className={classes.filters}>
        <SelectField
          name="list"
          label={t`List`}
          value={list}
          options={lists.map((value) => ({ value, label: t(listNames[value]) }))}
          onChange={({ currentTarget }) => view.showList(listOf(currentTarget.value))}
        />
        {list === 'CITIES' && (
          <ParentField list={list} name="region" value={parent ?? ''} onChange={view.showRegion} />
        )}
        <SearchBox
          key={list}
          label={t`Search this list`}
          placeholder={t`Name or code`}
          maxLength={limits.search.max}
          defaultValue={search}
          onSearch={view.setSearch}
        />
      </div>
      <Results view={view} onAct={(entry, action) => setActing({ entry, action })} />
      {acting?.action === 'reset' && (
        <ResetDialog entry={acting.entry} onReset={view.refetch} onClose={close} />
      )}
      {acting && acting.action !== 'reset' && (
        <EntryDialog
          list={list}
          entry={acting.action === 'edit' ? acting.entry : null}
          parent={parent}
          onSaved={view.refetch}
          onClose={close}
        />
      )}
    </Page>
  );
}
