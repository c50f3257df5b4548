import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, FullPageSpinner } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import { useContactPersonMutation } from '../../../gql/inbox.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';

/** Opens the conversation with a person, or begins it, and goes there. */
export function NewChat() {
  const { t } = useLingui();
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const [contact] = useContactPersonMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef<string | null>(null);

  useEffect(() => {
    if (begun.current === userId) return;
    begun.current = userId;
    setProblem(null);
    contact({ variables: { input: { userId } } }).then(
      ({ data }) => {
        const { chat, userErrors = [] } = data?.contactPerson ?? {};
        if (chat) void navigate(paths.chat(chat.id), { replace: true });
        else setProblem(userErrors[0]?.code ?? 'INTERNAL');
      },
      (error: unknown) => setProblem(failureOf(error)),
    );
  }, [userId, contact, navigate]);

  return (
    <Page title={t`Inbox`}>
      {problem ? (
        <EmptyState
          seed="no-new-chat"
          headingLevel={1}
          title={<Trans>You can’t write to this person</Trans>}
          message={errorMessage(problem)}
          action={
            <Button component={Link} to={paths.inbox()} variant="default">
              <Trans>All messages</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <h1 hidden>
            <Trans>Inbox</Trans>
          </h1>
          <FullPageSpinner label={t`Opening the conversation`} />
        </>
      )}
    </Page>
  );
}
