import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, InlineAlert, ListSkeleton, PageHeader } from '@wiki/ui';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Choice } from '../../../components/choice.tsx';
import { BackLink } from '../../../components/page/back-link.tsx';
import { ApplicationFacts } from '../../../domains/application/application-facts.tsx';
import { ApplicationStatusLabel } from '../../../domains/application/application-status.tsx';
import { ApplicationTimeline } from '../../../domains/application/application-timeline.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import {
  AddApplicationNoteDocument,
  type ApplicationDetailsFragment,
  useApplicationQuery,
} from '../../../gql/admin-applications.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import { type Act, ApplicationToolbar } from '../components/application-toolbar.tsx';
import { ChangeRequestBar, CommentField } from '../components/change-request.tsx';
import { TeamNotes } from '../../../domains/team-notes/team-notes.tsx';
import { InvoiceToPay } from '../../../domains/manual-payment/invoice-to-pay.tsx';
import { DocumentDesk } from '../components/documents/document-desk.tsx';
import { PaymentsMade } from '../components/payments-made.tsx';
import { QueueSteps } from '../components/queue-steps.tsx';
import { DecisionBar } from '../components/decision-bar.tsx';
import { DocumentList } from '../components/documents/document-list.tsx';
import { type ReviewPart, ReviewPanes } from '../components/review-panes.tsx';
import { LastReview } from '../components/last-review.tsx';
import { TaxDataChange } from '../components/tax-data-change.tsx';
import { TaxIdDoubt } from '../components/tax-id-doubt.tsx';
import { marksOf } from '../marks-of.ts';
import { useDocumentDesk } from '../hooks/use-document-desk.ts';
import { useChangeRequest } from '../hooks/use-change-request.ts';
import { useLiveApplications } from '../hooks/use-live-applications.ts';
import { useQueue } from '../hooks/use-queue.ts';
import { useReviewKeys } from '../hooks/use-review-keys.ts';
import classes from './application-details.module.css';

/** One application, for administrators: what it says, its documents, its history, what to do. */
export function ApplicationPage() {
  const { t } = useLingui();
  const { applicationId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useApplicationQuery({
    variables: { id: applicationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useLiveApplications(data?.liveCursor);
  if (error && !data) {
    return (
      <Page title={t`Application`}>
        <ErrorState
          title={t`We couldn’t load the application`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={t`Application`}>
        <ListSkeleton label={t`Loading the application`} count={5} />
      </Page>
    );
  }
  if (!data.application) {
    return (
      <Notice
        art="no-application"
        title={t`This application doesn’t exist`}
        text={t`It never existed, or it hasn’t been submitted yet.`}
      >
        <Button component={Link} to={adminPaths.newApplications()}>
          <Trans>All applications</Trans>
        </Button>
      </Notice>
    );
  }
  return <Details key={data.application.id} application={data.application} />;
}

function Details({ application }: { application: ApplicationDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const serves = useServes();
  const [act, setAct] = useState<Act | null>(null);
  const request = useChangeRequest(application);
  const queue = useQueue(application.id);
  const notes = useRef<HTMLDivElement>(null);
  const addNote = useAct(AddApplicationNoteDocument);
  const begin = (next: Act) => {
    if (next !== 'requestChanges') return setAct(next);
    setPart('data');
    request.begin();
  };
  const desk = useDocumentDesk(application);
  const [isAll, showAll] = useState(false);
  const [part, setPart] = useState<ReviewPart>('data');
  useReviewKeys({ application, desk, queue, isRequesting: request.isOn, onAct: begin, notes });
  const canRequest = application.viewerActions.includes('REQUEST_CHANGES');
  const { status, form, applicant, reason, requestedChanges, datePaymentDue } = application;
  const { lastReview } = application;
  const isOnlyChanges = lastReview !== null && !isAll && !request.isOn;
  const decides = application.viewerActions.includes('APPROVE');
  const toolbar = (
    <ApplicationToolbar application={application} isRequesting={request.isOn} onAct={begin} />
  );
  const awaitsPayment = status === 'PAYMENT_PENDING' || status === 'PAYMENT_MISSED';
  const wasPaid = application.history.some(({ action }) => action === 'COMPLETE_PAYMENT');
  const payment = awaitsPayment ? (
    <InvoiceToPay
      of={{ applicationId: application.id }}
      nothing={<Trans>The invoice is being issued.</Trans>}
    />
  ) : (
    wasPaid && <PaymentsMade applicationId={application.id} />
  );
  const name = form.businessName || t`Without a name`;
  return (
    <Page title={name} width="full">
      <div className={classes.frame}>
        <PageHeader
          back={<BackLink to={adminPaths.newApplications()}>{t`All applications`}</BackLink>}
          title={name}
          actions={<QueueSteps queue={queue} />}
          description={
            <>
              <Link to={adminPaths.user(applicant.id)}>{applicant.displayName}</Link> ·{' '}
              <a href={`mailto:${applicant.email}`}>{applicant.email}</a>
              {application.businessId && (
                <>
                  {' '}
                  ·{' '}
                  <Link to={adminPaths.businessProfile(application.businessId)}>
                    <Trans>The business and its records</Trans>
                  </Link>
                </>
              )}
            </>
          }
        />
        <div className={classes.state}>
          <ApplicationStatusLabel status={status} />
          {awaitsPayment && datePaymentDue && (
            <span className={classes.due}>
              <Trans>Payment due {format.date(datePaymentDue)}</Trans>
            </span>
          )}
          {application.dateChangesDue && (
            <span className={classes.due}>
              <Trans>Expected by {format.date(application.dateChangesDue)}</Trans>
            </span>
          )}
          {!decides && toolbar}
        </div>
        <div className={classes.news}>
          {reason && (
            <InlineAlert tone="info" title={<Trans>Reason given</Trans>}>
              <ReasonText reason={reason} />
            </InlineAlert>
          )}
          <TaxIdDoubt application={application} />
        </div>
        <ReviewPanes
          data={
            <>
              <TaxDataChange application={application} />
              {lastReview && (
                <Choice
                  label={t`What is shown of the application`}
                  value={isOnlyChanges ? 'changes' : 'all'}
                  options={[
                    { value: 'changes', label: t`What changed` },
                    { value: 'all', label: t`All the data` },
                  ]}
                  onChange={(shown) => showAll(shown === 'all')}
                />
              )}
              {isOnlyChanges ? (
                <LastReview application={application} onShow={() => showAll(true)} />
              ) : (
                <ApplicationFacts
                  form={form}
                  isFolding
                  marks={marksOf(lastReview)}
                  renderBelow={(field) => (
                    <CommentField
                      field={field}
                      request={request}
                      previous={requestedChanges.find((each) => each.field === field)?.comment}
                    />
                  )}
                />
              )}
            </>
          }
          document={
            <DocumentDesk
              applicationId={application.id}
              desk={desk}
              onAskAgain={canRequest ? request.ask : undefined}
            />
          }
          counts={{
            files: desk.documents.length,
            notes: application.notes?.length ?? 0,
            history: application.history.length,
          }}
          part={part}
          onPart={setPart}
          files={<DocumentList desk={desk} />}
          payment={serves('BILLING') && payment}
          notes={
            <TeamNotes
              place={notes}
              notes={application.notes ?? []}
              add={(text) => addNote({ applicationId: application.id, text })}
            />
          }
          history={
            <>
              <Card padding="lg">
                <h2 className={classes.title}>
                  <Trans>History</Trans>
                </h2>
                <ApplicationTimeline history={application.history} />
              </Card>
              {decides && !request.isOn && application.viewerActions.includes('DELETE') && (
                <Button
                  variant="subtle"
                  size="sm"
                  className={classes.deletes}
                  onClick={() => setAct('delete')}
                >
                  <Trans>Delete the application</Trans>
                </Button>
              )}
            </>
          }
        />
        {!request.isOn && (
          <DecisionBar
            application={application}
            desk={desk}
            onFiles={() => {
              setPart('files');
              window.scrollTo({ top: 0 });
            }}
          >
            {toolbar}
          </DecisionBar>
        )}
        {request.isOn && <ChangeRequestBar request={request} application={application} />}
        {act && <ActionDialog application={application} act={act} onClose={() => setAct(null)} />}
      </div>
    </Page>
  );
}
