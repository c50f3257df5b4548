import { Trans, useLingui } from '@lingui/react/macro';
import { importHeadings } from '@wiki/domain';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import table from '../../../components/lists/data-table.module.css';
import { DataTable } from '../../../components/lists/data-table.tsx';
import { moneyFields } from '../../../domains/listing-form/values/listing-fields.ts';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { ImportedTable } from '../hooks/use-import.ts';
import classes from './import-rows.module.css';

/** Columns with an amount: what may be thousands or decimals is not guessed. */
const amounts: ReadonlySet<unknown> = new Set(moneyFields);

/** The rows of a table as they were read, with what is wrong in each. */
export function ImportRows({ rows, columnWords }: ImportedTable) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const language = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const either = new Intl.ListFormat(language === 'es' ? 'es-CO' : 'en', { type: 'disjunction' });
  const words = new Map(
    columnWords.map(({ column, words: named }) => [
      column,
      either.format(named.map((word) => word[language] ?? word[other] ?? '')),
    ]),
  );
  return (
    <DataTable
      columns={[
        { key: 'line', heading: t`Line` },
        { key: 'name', heading: t`Name` },
        { key: 'result', heading: t`Result` },
      ]}
    >
      {rows.map(({ line, name, problems }) => (
        <tr key={line}>
          <td data-label={t`Line`} className={classes.line}>
            {format.number(line)}
          </td>
          <td className={table.name}>{name ?? <Trans>Without a name</Trans>}</td>
          <td>
            {problems.length === 0 ? (
              <StatusBadge icon={IconCircleCheck} tone="good">
                <Trans>Can be imported</Trans>
              </StatusBadge>
            ) : (
              <ul className={classes.errors}>
                {problems.map(({ code, column, value }) => (
                  <li key={`${column} ${code}`}>
                    <IconAlertCircle size={18} stroke={1.75} aria-hidden />
                    <span>
                      {column && <strong>{importHeadings[column]?.[language] ?? column}</strong>}
                      {value && (
                        <>
                          {' '}
                          <Trans>“{value}”</Trans>
                        </>
                      )}
                      :{' '}
                      {code === 'FIELD_INVALID' && amounts.has(column) ? (
                        <Trans>
                          Write the amount with its decimals, such as 1200.00 or 1200,00.
                        </Trans>
                      ) : code === 'INVALID_COUNTRY' ? (
                        <Trans>Write the country’s name or its code, such as Colombia or CO.</Trans>
                      ) : code === 'INVALID_REFERENCE' ? (
                        <Trans>This value isn’t known.</Trans>
                      ) : (
                        errorMessage(code)
                      )}
                      {column && words.has(column) && (
                        <>
                          {' '}
                          <Trans>Write one of these: {words.get(column)}.</Trans>
                        </>
                      )}
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
