import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconClockCog } from '@tabler/icons-react';
import { Button, Card, EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import { Suspense } from 'react';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { Page } from '../../../components/page/page.tsx';
import {
  AssignWorkDocument,
  useWorkQueueQuery,
  WorkQueueChangedDocument,
  WorkQueueDocument,
} from '../../../gql/admin-home.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useLiveData } from '../../../lib/connection/use-live-data.ts';
import { useReadings } from '../../../lib/connection/use-readings.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useGreeting } from '../../../domains/desk/use-greeting.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useDialogAddress } from '../../../lib/use-dialog-address.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { Beside } from '../components/beside.tsx';
import { SystemAlert } from '../components/system-alert.tsx';
import { Choice } from '../../../components/choice.tsx';
import classes from '../components/work.module.css';
import { askedAhead } from '../asked-ahead.ts';
import { mostShown, queueAt, shownAtFirst } from '../queue-asked.ts';
import { type WorkItem, WorkList } from '../components/work-list.tsx';
import { WorkStrip } from '../components/work-strip.tsx';

const Figures = lazyPart(() => import('../components/figures.tsx'), 'Figures');
// Charts are large and stand below: on their way as soon as the page is, which reads its queue meanwhile.
Figures.fetchAhead();

const TimeLimits = lazyPart(() => import('../components/time-limits.tsx'), 'TimeLimits');

/** What administrators start with: what waits, by the time that is left, and the network in figures. */
export function AdminHome() {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const today = new Date(useMinute()).toISOString();
  const greeting = useGreeting();
  const serves = useServes();
  const [params] = useSearchParams();
  const dialog = useDialogAddress();
  const setParam = useSetParam({ replace: true });
  const asked = queueAt(params);
  const { isMine } = asked;
  const isAll = asked.first === mostShown;
  const { data, previousData, error, refetch } = useWorkQueueQuery({
    variables: asked,
    ...askedAhead.usePolicies(WorkQueueDocument),
  });
  const shown = data ?? previousData;
  const readAgain = useReadings(async () => {
    await refetch();
  }, JSON.stringify(asked));
  useLiveData(WorkQueueChangedDocument, shown?.liveCursor ?? null, readAgain);
  const assign = useAct(AssignWorkDocument);

  if (error && !shown) {
    return (
      <Page title={t`Start`}>
        <ErrorState
          title={t`We couldn’t load the pending items`}
          message={errorMessage(failureOf(error))}
          retryLabel={t`Try again`}
          onRetry={() => void readAgain()}
        />
      </Page>
    );
  }
  const queue = shown?.workQueue;
  const waiting = queue?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const late = queue?.kinds.reduce((sum, kind) => sum + kind.late, 0) ?? 0;
  const give = async (item: WorkItem, assigneeId: string | null) => {
    const input = { kind: item.kind, workId: item.id, assigneeId };
    const [refusal] = await assign(input);
    if (refusal) showToast(errorMessage(refusal.code), { tone: 'failed' });
    else {
      const before = item.assignee?.id ?? null;
      showToast(
        assigneeId ? t`You’re handling ${item.subject}` : t`${item.subject} was handed back`,
        { undo: () => void assign({ ...input, assigneeId: before }).then(readAgain) },
      );
    }
    await readAgain();
  };
  return (
    <Page title={t`Start`} width="full">
      <div className={classes.page}>
        <header className={classes.head}>
          <div>
            <h1 tabIndex={-1}>{shown?.me ? greeting(shown.me.firstName) : t`Start`}</h1>
            <p>
              {format.date(today)}.{' '}
              {queue &&
                (waiting === 0
                  ? t`Nothing pending.`
                  : plural(waiting, { one: '# item is waiting', other: '# items are waiting' }) +
                    (late === 0
                      ? '.'
                      : `, ${plural(late, { one: '# of them is late', other: '# of them are late' })}.`))}
            </p>
          </div>
          <div className={classes.switch}>
            <LiveMark label={t`Live`} />
            {serves('SETTINGS') && (
              <Button size="sm" variant="default" onClick={() => dialog.show('limits', ['all'])}>
                <IconClockCog size={18} stroke={1.75} aria-hidden />
                <Trans>Time limits</Trans>
              </Button>
            )}
            <Choice
              label={t`Assigned to`}
              value={isMine ? 'me' : ''}
              options={[
                { value: '', label: t`The whole team` },
                { value: 'me', label: t`Only mine`, count: queue?.mine ?? null },
              ]}
              onChange={(value) => setParam('who', value || null)}
            />
          </div>
        </header>
        <SystemAlert />
        {queue ? (
          <WorkStrip kinds={queue.kinds} />
        ) : (
          <ListSkeleton label={t`Loading pending items`} count={1} />
        )}
        <div className={classes.columns}>
          <Card>
            <div className={classes.cardHead}>
              <h2 className={classes.cardTitle}>
                <Trans>Where to start</Trans>
              </h2>
              <span className={classes.hint}>
                <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans> <kbd>M</kbd> <Trans>take it</Trans>
              </span>
            </div>
            {!queue || !shown.me ? (
              <ListSkeleton label={t`Loading pending items`} count={8} />
            ) : queue.items.length === 0 ? (
              <EmptyState
                seed="queue"
                headingLevel={3}
                title={isMine ? t`Nothing is assigned to you right now` : t`Everything is done`}
                message={t`New items appear here automatically.`}
              />
            ) : (
              <WorkList
                items={queue.items}
                viewerId={shown.me.id}
                onAssign={(item, assigneeId) => void give(item, assigneeId)}
              />
            )}
            {queue && !isAll && !isMine && waiting > shownAtFirst && (
              <button type="button" className={classes.more} onClick={() => setParam('all', 'yes')}>
                <Trans>Show all {format.number(waiting)}</Trans>
              </button>
            )}
          </Card>
          <Beside />
        </div>
        {dialog.open?.act === 'limits' && serves('SETTINGS') && (
          <Suspense>
            <TimeLimits onClose={dialog.close} onDone={() => void readAgain()} />
          </Suspense>
        )}
        {serves('FIGURES') && (
          <Suspense fallback={<ListSkeleton label={t`Loading the figures`} count={6} />}>
            <Figures />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
