import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { Card, EmptyState, ErrorState, IconButton, ListSkeleton, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import {
  type BlacklistRowFragment,
  useRemoveBlacklistEntryMutation,
} from '../../../gql/admin-blacklist.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths, withQuery } from '../../../lib/paths.ts';
import { AddEntry } from '../components/add-entry.tsx';
import { useBlacklist } from '../hooks/use-blacklist.ts';
import classes from './blacklist.module.css';

/** The words that block a text and the phrases that hold a post: all there are, for administrators. */
export function Blacklist() {
  const { t } = useLingui();
  const list = useBlacklist();
  const address = paths.admin.blacklistPhrases();
  return (
    <Page title={t`Blacklist`} width="narrow">
      <PageHeader
        title={<Trans>Blacklist</Trans>}
        description={
          <Trans>
            Whole words are compared, whatever their case, accents or swapped letters. There is no
            other list, and no text is ever altered.
          </Trans>
        }
      />
      <TabLinks
        label={t`Which list`}
        tabs={[
          { to: address, label: t`Words`, isCurrent: list.kind === 'word' },
          {
            to: withQuery(address, { tab: 'phrases' }),
            label: t`Phrases`,
            isCurrent: list.kind === 'phrase',
          },
        ]}
      />
      <AddEntry key={list.kind} kind={list.kind} onAdded={list.reload} />
      <Entries list={list} />
    </Page>
  );
}

function Entries({ list }: { list: ReturnType<typeof useBlacklist> }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [removing, setRemoving] = useState<BlacklistRowFragment | null>(null);
  const [remove] = useRemoveBlacklistEntryMutation();
  const { entries, error, reload, more } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The list did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={reload}
      />
    );
  }
  if (!entries) return <ListSkeleton label={t`Loading the list`} count={5} />;
  if (entries.length === 0) {
    return (
      <EmptyState
        seed="blacklist"
        title={t`The list is empty`}
        message={t`What you add applies to everybody at once.`}
      />
    );
  }
  return (
    <>
      <Card padding="none">
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              <span className={classes.text}>{entry.text}</span>
              <span className={classes.since}>
                <TimeAgo value={entry.dateCreated} />
              </span>
              <IconButton label={t`Remove ${entry.text}`} onClick={() => setRemoving(entry)}>
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton more={more}>
        <Trans>Show more</Trans>
      </MoreButton>
      {removing && (
        <ConfirmDialog
          title={t`Remove “${removing.text}” from the list?`}
          confirmLabel={<Trans>Remove from the list</Trans>}
          isDangerous
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            const { data } = await remove({ variables: { input: { entryId: removing.id } } });
            reload();
            return data?.removeBlacklistEntry.userErrors ?? [];
          }}
        >
          <Trans>From now on texts may contain it.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
