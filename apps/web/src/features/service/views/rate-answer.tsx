import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, InlineAlert, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { RateAnswerDocument } from '../../../gql/service.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';
import { RatingForm } from '../components/rating-form.tsx';

/** Rating an answer without an account, by the link of its mail. */
export function RateAnswer() {
  const { t } = useLingui();
  const token = useLinkToken();
  const rate = useAct(RateAnswerDocument);
  const [isDone, setDone] = useState(false);
  if (!token) {
    return (
      <Notice
        art="missing-record"
        title={t`How was our answer?`}
        text={t`Open the link in our e-mail again: without it, we don’t know which answer you mean.`}
      >
        <Button component={Link} to={paths.contact()}>
          <Trans>Contact us</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`How was our answer?`} width="narrow">
      <PageHeader title={<Trans>How was our answer?</Trans>} />
      {isDone ? (
        <InlineAlert tone="success">
          <Trans>Thank you. Your rating helps us do better.</Trans>
        </InlineAlert>
      ) : (
        <Card padding="lg">
          <RatingForm send={(rating) => rate({ token, ...rating })} onDone={() => setDone(true)} />
        </Card>
      )}
    </Page>
  );
}
