import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { limits, listingTypes } from '@wiki/domain';
import { Button, Card, PageHeader, TextAreaField } from '@wiki/ui';
import { useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BackLink } from '../../../components/page/back-link.tsx';
import { AddFiles } from '../../../components/files/fields/add-files.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { typeOf } from '../address.ts';
import { ImportFound } from '../components/import-found.tsx';
import { useImport } from '../hooks/use-import.ts';
import { templateOf } from '../import-template.ts';
import { tableText } from '../../../lib/table-text.ts';
import { tabNames } from '../../../domains/listing-form/managed/type-names.ts';
import classes from './import-listings.module.css';

/** Makes drafts of the rows of a table: it is looked at first, and nothing is written until asked. */
export function ImportListings() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const type = typeOf(params);
  const tab = listingSections[type];
  return (
    <Page title={t`Import a table`} width="narrow">
      <PageHeader
        back={
          <BackLink to={paths.myListings({ tab })}>
            <Trans>My listings</Trans>
          </BackLink>
        }
        title={<Trans>Import a table</Trans>}
        description={<Trans>Each row becomes a draft. Add pictures before you publish it.</Trans>}
      />
      <TabLinks
        label={t`What the rows contain`}
        tabs={listingTypes.map((each) => ({
          to: paths.importListings({ type: each }),
          label: t(tabNames[each]),
          isCurrent: each === type,
        }))}
      />
      <Import key={type} />
    </Page>
  );
}

function Import() {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const type = typeOf(params);
  const tab = listingSections[type];
  const table = useImport(type);
  const { table: read, csv, busy } = table;
  const most = format.number(limits.import.rows);
  const language = useLanguage();
  const size = fileSize(limits.import.bytes, language);
  const column = table.unread?.field ?? 'csv';
  const unread =
    table.unread &&
    (table.unread.code === 'FIELD_REQUIRED'
      ? t`There are no rows below the headings.`
      : table.unread.code === 'INVALID_CSV'
        ? t`This isn’t a CSV table. Save it as CSV and upload it again.`
        : column === 'csv'
          ? t`A column has no name.`
          : t`“${column}” isn’t a column in the template, or appears twice.`);
  const write = async (skipsWrong: boolean) => {
    const created = await table.write(skipsWrong);
    if (created > 0) await navigate(paths.myListings({ tab, status: 'draft' }));
  };
  return (
    <div className={classes.steps}>
      <Card padding="lg" className={classes.step}>
        <h2 className={classes.title}>
          <Trans>1. Fill in the template</Trans>
        </h2>
        <p className={classes.text}>
          <Trans>
            The first row has the field names and the second is an example. Write the values in
            English or Spanish. At most {most} rows at a time.
          </Trans>{' '}
          {type === 'property' && <Trans>Put a vertical bar ( | ) between amenities.</Trans>}
        </p>
        <div>
          <Button
            component="a"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${templateOf(type, language)}`)}`}
            download={`${tab}.csv`}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>Download the template</Trans>
          </Button>
        </div>
      </Card>
      <Card padding="lg" className={classes.step}>
        <h2 className={classes.title}>
          <Trans>2. Upload it</Trans>
        </h2>
        <AddFiles
          name="file"
          label={<Trans>Choose a CSV file</Trans>}
          hint={<Trans>Saved from Excel or another spreadsheet.</Trans>}
          accept={['.csv', 'text/csv']}
          onAdd={([file]) =>
            void file?.arrayBuffer().then((bytes) => table.setCsv(tableText(bytes)))
          }
        />
        <TextAreaField
          label={t`Or paste the rows with their headings`}
          error={
            table.isTooLarge
              ? t`This table is too large. Import at most ${most} rows and ${size} at a time: split it into several tables.`
              : (unread ?? undefined)
          }
          rows={6}
          spellCheck={false}
          className={classes.csv}
          value={csv}
          onChange={({ currentTarget }) => table.setCsv(currentTarget.value)}
        />
        <ProblemAlert problem={table.problem} />
        <div>
          <Button
            disabled={csv.trim() === '' || table.isTooLarge}
            loading={busy === 'look'}
            variant={read ? 'default' : undefined}
            onClick={() => void table.look()}
          >
            <Trans>Check the table</Trans>
          </Button>
        </div>
      </Card>
      {read && (
        <ImportFound
          key={table.looks}
          table={read}
          isWriting={busy === 'write'}
          onWrite={(skipsWrong) => void write(skipsWrong)}
        />
      )}
    </div>
  );
}
