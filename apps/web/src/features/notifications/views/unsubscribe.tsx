import { Trans, useLingui } from '@lingui/react/macro';
import { notificationTopicNames } from '@wiki/domain';
import { Button, Card, InlineAlert, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import { useUnsubscribeMutation } from '../../../gql/notifications.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';
import { useTopicWords } from '../hooks/use-topic-words.ts';

/** Switches off the mails that a link names, for whoever holds it. */
export function Unsubscribe() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const topics = useTopicWords();
  const token = useLinkToken();
  const [unsubscribe, { loading, error }] = useUnsubscribeMutation();
  const [done, setDone] = useState<{ scope: string | null; isRefused: boolean } | null>(null);
  // A token names what it is good for in its middle.
  const scope = token?.split('.')[1] ?? null;
  const topic = notificationTopicNames.find((name) => name === scope);
  const what = topic ? topics[topic].name : scope === 'DIGEST' ? t`the digest` : t`these e-mails`;
  const act = () =>
    unsubscribe({ variables: { input: { token: token ?? '' } } }).then(
      ({ data }) => {
        const answer = data?.unsubscribe;
        setDone({ scope: answer?.scope ?? null, isRefused: (answer?.userErrors.length ?? 1) > 0 });
      },
      () => undefined,
    );
  const isInvalid = done?.isRefused || (!token && !done);
  return (
    <Page title={t`Fewer e-mails`} description={t`Turn off one kind of e-mail.`} width="narrow">
      <PageHeader title={<Trans>Fewer e-mails</Trans>} />
      <Card padding="lg">
        {error && <InlineAlert tone="error">{errorMessage(error)}</InlineAlert>}
        {isInvalid ? (
          <p>
            <Trans>
              This link is incomplete. Open it again from your e-mail, or choose how we reach you in
              your preferences.
            </Trans>
          </p>
        ) : done ? (
          <output>
            <Trans>
              Done: we won’t send any more. You can turn them back on in your preferences.
            </Trans>
          </output>
        ) : (
          <>
            <p>
              <Trans>You won’t get any more e-mails about: {what}</Trans>
            </p>
            <Button loading={loading} onClick={() => void act()}>
              <Trans>Stop these e-mails</Trans>
            </Button>
          </>
        )}
        <p>
          <Link to={paths.notificationPreferences()}>
            <Trans>Notification preferences</Trans>
          </Link>
        </p>
      </Card>
    </Page>
  );
}
