import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { Page } from '../../../components/page/page.tsx';
import {
  CannedRepliesDocument,
  type CannedReplyFieldsFragment,
  RemoveCannedReplyDocument,
} from '../../../gql/admin-service.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { CannedReplyDialog } from '../components/canned-reply-dialog.tsx';
import { SectionTabs } from '../components/section-tabs.tsx';
import classes from './canned-replies.module.css';

/** Which dialog is open: writing a new one, changing one or removing one. */
type Open =
  | { kind: 'edit'; reply: CannedReplyFieldsFragment | null }
  | { kind: 'remove'; reply: CannedReplyFieldsFragment };

/** The answers that are written beforehand, in both languages. */
export function CannedReplies() {
  const { t } = useLingui();
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(CannedRepliesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const remove = useAct(RemoveCannedReplyDocument);
  const [open, setOpen] = useState<Open | null>(null);
  const done = () => {
    setOpen(null);
    void refetch().catch(() => undefined);
  };
  const replies = data?.cannedReplies;
  return (
    <Page title={t`Canned replies`}>
      <PageHeader
        title={<Trans>Canned replies</Trans>}
        description={
          <Trans>
            Answers to insert while you write. The person gets the text in their language;{' '}
            {'{name}'} becomes their name.
          </Trans>
        }
        actions={
          <Button onClick={() => setOpen({ kind: 'edit', reply: null })}>
            <Trans>New canned reply</Trans>
          </Button>
        }
      />
      <SectionTabs current="cannedReplies" />
      {error && !replies && (
        <ErrorState
          title={t`We couldn’t load the list`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !replies && <ListSkeleton label={t`Loading the list`} count={4} />}
      {replies?.length === 0 && (
        <EmptyState
          seed="canned-replies"
          title={t`No canned replies yet`}
          message={t`Write the answers you give most often, just once.`}
        />
      )}
      <ul className={classes.list}>
        {replies?.map((reply) => (
          <li key={reply.id}>
            <Card padding="lg" className={classes.reply}>
              <div>
                <h2>{reply.title[language]}</h2>
                <p>{reply.text[language]}</p>
              </div>
              <div className={classes.buttons}>
                <Button
                  size="sm"
                  variant="default"
                  onClick={() => setOpen({ kind: 'edit', reply })}
                >
                  <Trans>Edit</Trans>
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  onClick={() => setOpen({ kind: 'remove', reply })}
                >
                  <Trans>Delete</Trans>
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {open?.kind === 'edit' && (
        <CannedReplyDialog reply={open.reply} onClose={() => setOpen(null)} onDone={done} />
      )}
      {open?.kind === 'remove' && (
        <ActionDialog
          title={t`Delete “${open.reply.title[language] ?? ''}”?`}
          text={<Trans>Answers already sent with it don’t change.</Trans>}
          confirmLabel={t`Delete the canned reply`}
          isDangerous
          onConfirm={() => remove({ cannedReplyId: open.reply.id })}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </Page>
  );
}
