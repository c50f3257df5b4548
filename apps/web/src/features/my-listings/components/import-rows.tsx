import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import table from '../../../components/data-table.module.css';
import { DataTable } from '../../../components/data-table.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ImportedRow } from '../hooks/use-import.ts';
import classes from './import-rows.module.css';

/** The rows of a table as they were read, with what is wrong in each. */
export function ImportRows({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  return (
    <DataTable
      columns={[
        { key: 'line', heading: t`Line` },
        { key: 'name', heading: t`Name` },
        { key: 'result', heading: t`Result` },
      ]}
    >
      {rows.map(({ line, name, userErrors }) => (
        <tr key={line}>
          <td data-label={t`Line`} className={classes.line}>
            {format.number(line)}
          </td>
          <td className={table.name}>{name ?? <Trans>Without a name</Trans>}</td>
          <td>
            {userErrors.length === 0 ? (
              <StatusBadge icon={IconCircleCheck} tone="good">
                <Trans>Can be imported</Trans>
              </StatusBadge>
            ) : (
              <ul className={classes.errors}>
                {userErrors.map(({ code, field }) => (
                  <li key={`${field} ${code}`}>
                    <IconAlertCircle size={18} stroke={1.75} aria-hidden />
                    <span>
                      {field && <code>{field}</code>} {errorMessage(code)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
