import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconCheck,
  IconPencil,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { Button, ErrorState, InlineAlert, ListSkeleton } from '@wiki/ui';
import { type RefObject, useRef, useState } from 'react';
import { BackLink } from '../../../components/page/back-link.tsx';
import { usePageFoot } from '../../../components/page/use-page-foot.ts';
import {
  ModerationCaseChangedDocument,
  ModerationCaseDocument,
} from '../../../gql/admin-moderation.ts';
import { useRecord } from '../../../lib/connection/use-record.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useLetterKeys } from '../../../lib/use-letter-keys.ts';
import { useClaim } from '../use-claim.ts';
import { useDecide } from '../use-decide.ts';
import { CaseContext } from './case-context.tsx';
import { QueueKeys } from './queue-keys.tsx';
import { PersonPanel } from './person-panel.tsx';
import { ReasonPanel } from './reason-panel.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import classes from './case-view.module.css';

export interface CaseViewProps {
  id: string;
  /** What opens after a decision; null for nothing. */
  next: string | null;
  move: (by: 1 | -1) => void;
  open: (id: string | null) => void;
  addressOf: (id: string | null) => string;
  reloadList: () => Promise<void>;
  /** What was decided on this page, the last at the end. */
  decided: RefObject<string[]>;
}

/** One case: the thing in its context, its author, and what is decided about it. */
export function CaseView(props: CaseViewProps) {
  const { id, next, move, open, addressOf, reloadList, decided } = props;
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const record = useRecord(ModerationCaseDocument, {
    variables: { id },
    of: ({ moderationCase }) => moderationCase,
    live: ModerationCaseChangedDocument,
  });
  const { row: found } = record;
  const { decide, undo, isSending } = useDecide(
    decided,
    async () => {
      await Promise.all([record.reload(), reloadList()]);
    },
    open,
  );
  const viewer = useViewer();
  const { other, takeOver } = useClaim(found);
  const [asking, setAsking] = useState<'REMOVE' | 'ASK_EDIT' | null>(null);
  const [isSuspending, setSuspending] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const foot = usePageFoot();
  const isWide = useMediaQuery('(min-width: 80em)');

  const isOpen = found?.status === 'OPEN';
  const offered = isOpen && !other ? (found.subject?.decisions ?? ['KEEP']) : [];
  const may = (decision: 'KEEP' | 'ASK_EDIT' | 'REMOVE') => offered.includes(decision);
  const conclude = async (...decision: Parameters<typeof decide>) => {
    if (!(await decide(...decision))) return;
    setAsking(null);
    if (next) open(next);
  };
  const keep = () => {
    if (found) void conclude(found, 'KEEP', null);
  };
  const isMine = found?.decidedBy?.id === viewer?.id;
  const canSuspend = found?.person?.user.viewerCanSuspend ?? false;
  useLetterKeys({
    j: () => move(1),
    k: () => move(-1),
    a: may('KEEP') ? keep : undefined,
    r: may('REMOVE') ? () => setAsking('REMOVE') : undefined,
    e: may('ASK_EDIT') ? () => setAsking('ASK_EDIT') : undefined,
    s: canSuspend ? () => setSuspending(true) : undefined,
    c: other ? () => void takeOver() : undefined,
    n: () => note.current?.focus(),
    // What a colleague decided is undone by its button alone: the queue may have gone on to it by itself.
    z: () => void undo(found?.viewerCanUndo && isMine ? found.id : undefined),
  });

  if (!found) {
    return (
      <div className={classes.case}>
        <div className={classes.middle}>
          {record.status === 'failed' ? (
            <ErrorState
              title={t`We couldn’t load the case`}
              message={errorMessage(record.error)}
              retryLabel={t`Try again`}
              onRetry={() => void record.reload()}
            />
          ) : record.status === 'missing' ? (
            <InlineAlert tone="info">
              <Trans>This case doesn’t exist.</Trans>
            </InlineAlert>
          ) : (
            <ListSkeleton label={t`Loading the case`} count={4} />
          )}
        </div>
      </div>
    );
  }
  const { isHeld, person } = found;
  const author = person ? (
    <PersonPanel
      person={person}
      caseId={id}
      addressOf={addressOf}
      note={note}
      reload={record.reload}
    />
  ) : (
    <p className={classes.noPerson}>
      <Trans>The author is unknown.</Trans>
    </p>
  );
  return (
    <div className={classes.case} data-fills-phone>
      <div className={classes.middle}>
        <div className={classes.back}>
          <BackLink to={addressOf(null)}>
            <Trans>Queue</Trans>
          </BackLink>
        </div>
        {other && (
          <InlineAlert
            tone="info"
            action={
              <Button size="sm" variant="default" onClick={() => void takeOver()}>
                <Trans>Take over</Trans> <kbd>C</kbd>
              </Button>
            }
          >
            <Trans>{other.displayName} is deciding this right now.</Trans>
          </InlineAlert>
        )}
        <CaseContext of={found} />
        {!isWide && <div className={classes.personBelow}>{author}</div>}
      </div>
      {isWide && (
        <aside className={classes.person} aria-label={t`The author`}>
          {author}
          <QueueKeys />
        </aside>
      )}
      <footer ref={foot} className={classes.foot}>
        {asking && (
          <ReasonPanel
            title={asking === 'REMOVE' ? t`Remove it: why?` : t`Ask for an edit: why?`}
            confirmLabel={asking === 'REMOVE' ? t`Remove and notify` : t`Ask for an edit`}
            language={person?.user.language ?? 'es'}
            isDangerous={asking === 'REMOVE'}
            isSending={isSending}
            onClose={() => setAsking(null)}
            onConfirm={(reason) => {
              void conclude(found, asking, reason);
            }}
          />
        )}
        <div className={classes.bar}>
          {isOpen ? (
            <>
              <Button
                variant="default"
                disabled={!may('KEEP')}
                loading={isSending}
                leftSection={<IconCheck size={18} aria-hidden />}
                onClick={keep}
              >
                {isHeld ? (
                  <Trans>Publish</Trans>
                ) : found.subject?.decisions.includes('REMOVE') ? (
                  <Trans>Keep</Trans>
                ) : (
                  <Trans>Close</Trans>
                )}{' '}
                <kbd>A</kbd>
              </Button>
              {may('ASK_EDIT') && (
                <Button
                  variant="default"
                  leftSection={<IconPencil size={18} aria-hidden />}
                  onClick={() => setAsking('ASK_EDIT')}
                >
                  {isHeld ? <Trans>Refuse</Trans> : <Trans>Ask for an edit</Trans>} <kbd>E</kbd>
                </Button>
              )}
            </>
          ) : (
            found.viewerCanUndo && (
              <Button
                variant="default"
                loading={isSending}
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                onClick={() => void undo(found.id)}
              >
                <Trans>Undo the decision</Trans> {isMine && <kbd>Z</kbd>}
              </Button>
            )
          )}
          {canSuspend && (
            <Button
              variant="subtle"
              leftSection={<IconUserOff size={18} aria-hidden />}
              onClick={() => setSuspending(true)}
            >
              <Trans>Suspend</Trans> <kbd>S</kbd>
            </Button>
          )}
          {may('REMOVE') && (
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setAsking('REMOVE')}
            >
              <Trans>Remove…</Trans> <kbd>R</kbd>
            </Button>
          )}
        </div>
      </footer>
      {isSuspending && person && (
        <SuspendDialog
          caseId={id}
          name={person.user.displayName}
          onClose={() => setSuspending(false)}
        />
      )}
    </div>
  );
}
