import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, FullPageSpinner } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { useContactBusinessMutation, useContactPersonMutation } from '../../../gql/inbox.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';

/** Opens the conversation with a person, or with whoever speaks for a business, or begins it, and goes there. */
export function NewChat() {
  const { t } = useLingui();
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const [params] = useSearchParams();
  const isToBusiness = params.get('to') === 'business';
  const [contact] = useContactPersonMutation();
  const [contactBusiness] = useContactBusinessMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef<string | null>(null);

  useEffect(() => {
    if (begun.current === userId) return;
    begun.current = userId;
    setProblem(null);
    const open = async () => {
      if (isToBusiness) {
        const input = { businessId: userId };
        return (await contactBusiness({ variables: { input } })).data?.contactBusiness;
      }
      return (await contact({ variables: { input: { userId } } })).data?.contactPerson;
    };
    open().then(
      (answer) => {
        if (answer?.chat) void navigate(paths.chat(answer.chat.id), { replace: true });
        else setProblem(answer?.userErrors[0]?.code ?? 'INTERNAL');
      },
      (error: unknown) => setProblem(failureOf(error)),
    );
  }, [userId, isToBusiness, contact, contactBusiness, navigate]);

  return (
    <Page title={t`Inbox`}>
      {problem ? (
        <EmptyState
          seed="no-new-chat"
          headingLevel={1}
          title={<Trans>You cannot write to this person</Trans>}
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
