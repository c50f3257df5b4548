import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { limits, listingTypes } from '@wiki/domain';
import { Card, InlineAlert, PageHeader, TextAreaField } from '@wiki/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { AddFiles } from '../../../components/files/add-files.tsx';
import { ProblemAlert } from '../../../components/form-errors.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { typeOf } from '../address.ts';
import { ImportRows } from '../components/import-rows.tsx';
import { useImport } from '../hooks/use-import.ts';
import { templateOf } from '../import-template.ts';
import { tabNames } from '../../../components/listing-form/type-names.ts';
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
        description={
          <Trans>
            Each row becomes a draft. You add its pictures and publish it when it is ready.
          </Trans>
        }
      />
      <TabLinks
        label={t`What the rows are`}
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
  const { rows, csv, busy } = table;
  const wrong = rows?.filter(({ userErrors }) => userErrors.length > 0).length ?? 0;
  const most = format.number(limits.import.rows);
  const size = fileSize(limits.import.bytes, useLanguage());
  const write = async () => {
    const created = await table.write();
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
            Its first row names the fields, its second one is an example. Prices are written with
            decimals, amenities parted by a vertical bar, and at most {most} rows at once.
          </Trans>
        </p>
        <div>
          <Button
            component="a"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${templateOf(type)}`)}`}
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
          <Trans>2. Bring it here</Trans>
        </h2>
        <AddFiles
          name="file"
          label={<Trans>Choose a CSV file</Trans>}
          hint={<Trans>Comma or semicolon, in UTF-8.</Trans>}
          accept={['.csv', 'text/csv']}
          onAdd={([file]) => void file?.text().then(table.setCsv)}
        />
        <TextAreaField
          label={t`Or paste the rows with their headings`}
          error={
            table.isTooLarge
              ? t`This table is too large. Bring at most ${most} rows and ${size} at once: split it into several tables.`
              : undefined
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
            variant={rows ? 'default' : undefined}
            onClick={() => void table.look()}
          >
            <Trans>Check the table</Trans>
          </Button>
        </div>
      </Card>
      {rows && (
        <section className={classes.step} aria-label={t`What was read`}>
          <h2 className={classes.title}>
            <Trans>3. Look at what was read</Trans>
          </h2>
          {wrong > 0 ? (
            <InlineAlert tone="error">
              <Plural
                value={wrong}
                one="# row has errors. Nothing is imported until it is right."
                other="# rows have errors. Nothing is imported until they are right."
              />
            </InlineAlert>
          ) : (
            <InlineAlert tone="success">
              <Plural
                value={rows.length}
                one="# row can be imported. Nothing is written yet."
                other="# rows can be imported. Nothing is written yet."
              />
            </InlineAlert>
          )}
          <ImportRows rows={rows} />
          {wrong === 0 && rows.length > 0 && (
            <div>
              <Button loading={busy === 'write'} onClick={() => void write()}>
                <Plural value={rows.length} one="Import # draft" other="Import # drafts" />
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
