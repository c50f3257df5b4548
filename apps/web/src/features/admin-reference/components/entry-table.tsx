import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconEyeOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { DataTable } from '../../../components/lists/data-table.tsx';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import type { ListEntryFragment } from '../../../gql/admin-reference.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import classes from './entry-table.module.css';

/** What an administrator is about to do to an entry. */
export type EntryAction = 'edit' | 'reset';

export interface EntryTableProps {
  entries: readonly ListEntryFragment[];
  onAct: (entry: ListEntryFragment, action: EntryAction) => void;
}

/** The entries of a list as a table; on a phone each row is a card. */
export function EntryTable({ entries, onAct }: EntryTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <DataTable
      columns={[
        { key: 'name', heading: t`Name` },
        { key: 'code', heading: t`Code` },
        { key: 'billing-id', heading: t`Billing ID` },
        { key: 'in-forms', heading: t`In forms` },
        { key: 'actions', spoken: t`Actions` },
      ]}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={classes.names}>
            <span className={classes.name}>
              {entry.label[language]}
              {entry.flag && ` ${entry.flag}`}
            </span>
            {entry.label[other] !== entry.label[language] && (
              <span className={classes.other} lang={other}>
                {entry.label[other]}
              </span>
            )}
          </td>
          <td data-label={t`Code`}>
            <code className={classes.code}>{entry.value}</code>
          </td>
          <td data-label={t`Billing ID`}>
            <code className={classes.code}>{entry.externalId}</code>
          </td>
          <td>
            <EntryStatus entry={entry} />
          </td>
          <td>
            <EntryActions entry={entry} onAct={(action) => onAct(entry, action)} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function EntryStatus({ entry: { isActive, origin } }: { entry: ListEntryFragment }) {
  return (
    <div className={classes.badges}>
      {isActive ? (
        <StatusBadge icon={IconCircleCheck} tone="good">
          <Trans>Offered</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge icon={IconEyeOff} tone="quiet">
          <Trans>Hidden</Trans>
        </StatusBadge>
      )}
      {origin === 'CHANGED' && (
        <StatusBadge icon={IconPencil} tone="waiting">
          <Trans>Changed</Trans>
        </StatusBadge>
      )}
      {origin === 'ADDED' && (
        <StatusBadge icon={IconPlus} tone="info">
          <Trans>Added</Trans>
        </StatusBadge>
      )}
    </div>
  );
}

function EntryActions({
  entry,
  onAct,
}: {
  entry: ListEntryFragment;
  onAct: (action: EntryAction) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = entry.label[language] ?? entry.value;
  return (
    <div className={classes.actions}>
      <Button
        size="sm"
        variant="default"
        aria-label={t`Edit ${name}`}
        onClick={() => onAct('edit')}
      >
        <Trans>Edit</Trans>
      </Button>
      {entry.origin === 'CHANGED' && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={t`Reset ${name} to its default`}
          onClick={() => onAct('reset')}
        >
          <Trans>Reset</Trans>
        </Button>
      )}
      {entry.origin === 'ADDED' && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={t({ message: `Remove ${name}`, context: 'destroy' })}
          onClick={() => onAct('reset')}
        >
          <Trans context="destroy">Remove</Trans>
        </Button>
      )}
    </div>
  );
}
