import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAdjustments, IconBan, IconHistory, IconMessages } from '@tabler/icons-react';
import { reportableKinds, reportReasonKeys, reportReasons } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { FilterChip } from '../../../components/admin-list/toolbar/filter-chip.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import {
  ModerationCaseChangedDocument,
  ModerationQueueDocument,
} from '../../../gql/admin-moderation.ts';
import type { CaseTab, ReportableKind, ReportReason } from '../../../gql/schema-types.ts';
import { waitOf } from '../../../components/waiting/waiting-time.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { withQuery } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { kindTexts } from '../../../domains/report/kind-texts.ts';
import { CaseList } from '../components/case-list.tsx';
import { CaseView } from '../components/case-view.tsx';
import { nextCase } from '../next-case.ts';
import classes from './moderation.module.css';

const tabs = {
  open: 'OPEN',
  reports: 'REPORTS',
  held: 'HELD',
  mine: 'MINE',
  decided: 'DECIDED',
} as const;
type TabName = keyof typeof tabs;

/** What was decided is a place of its own. */
const waiting = ['open', 'reports', 'held', 'mine'] as const satisfies readonly TabName[];

const oneOf = <Value extends string>(given: string | null, values: readonly Value[]) =>
  values.find((value) => value === given) ?? null;

/** The queue of moderation: what waits, one of it in its context, and who wrote it. */
export function Moderation() {
  const { t } = useLingui();
  const localized = useLocalized();
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const { pathname } = useLocation();
  const tab = oneOf(params.get('tab'), Object.keys(tabs) as TabName[]) ?? 'open';
  const kind = oneOf<ReportableKind>(params.get('kind'), reportableKinds);
  const reason = oneOf<ReportReason>(params.get('reason'), reportReasonKeys);
  const chosen = params.get('case');
  const decided = useRef<string[]>([]);
  const list = useConnection(ModerationQueueDocument, {
    variables: { tab: tabs[tab] satisfies CaseTab, kind, reason, first: 20 },
    of: ({ moderationCases }) => moderationCases,
    live: ModerationCaseChangedDocument,
  });
  const address = (query: Record<string, string | null>) =>
    withQuery(pathname, { tab: tab === 'open' ? null : tab, kind, reason, ...query });
  const addressOf = (id: string | null) => address({ case: id });
  const counts = new Map(list.data?.moderationCounts.map((each) => [each.tab, each.count]));
  const median = list.data?.moderationMedianMinutesToday ?? null;
  const names: Record<(typeof waiting)[number], string> = {
    open: t`To decide`,
    reports: t`Reports`,
    held: t`Held`,
    mine: t`Mine`,
  };
  const { rows } = list;
  const openCase = (id: string | null) => {
    // The word that offers to undo a decision stays when one has gone on to another page.
    if (location.pathname === pathname) setParam('case', id);
  };
  const current = chosen ?? (list.status === 'filled' ? (rows[0]?.id ?? null) : null);
  /** Goes on from the case that the address names by now: of two quick keys the second begins where the first led. */
  const move = (by: number) => {
    const from = new URLSearchParams(location.search).get('case') ?? current;
    const at = Math.max(
      rows.findIndex(({ id }) => id === from),
      0,
    );
    const to = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (to) setParam('case', to.id);
  };
  return (
    <Page title={t`Moderation`} width="full">
      <header className={classes.head}>
        <h1 tabIndex={-1}>
          <Trans>Moderation</Trans>
        </h1>
        <LiveMark label={t`Live`} />
        {list.data && (
          <p className={classes.today}>
            {plural(list.data.moderationDecidedToday, {
              0: 'None decided today',
              one: '# decided today',
              other: '# decided today',
            })}
            {median !== null && (
              <>
                {', '}
                <Trans>
                  median <strong>{waitOf(median)}</strong>
                </Trans>
              </>
            )}
          </p>
        )}
        <nav className={classes.links} aria-label={t`More moderation tools`}>
          <Button
            component={Link}
            to={withQuery(pathname, { tab: tab === 'decided' ? null : 'decided' })}
            variant={tab === 'decided' ? 'light' : 'default'}
            aria-current={tab === 'decided' ? 'page' : undefined}
            size="sm"
            leftSection={<IconHistory size={18} aria-hidden />}
          >
            <Trans>Decisions</Trans>
          </Button>
          <Button
            component={Link}
            to={adminPaths.discussionThreads()}
            variant="default"
            size="sm"
            leftSection={<IconMessages size={18} aria-hidden />}
          >
            <Trans>Threads</Trans>
          </Button>
          <Button
            component={Link}
            to={adminPaths.blacklistPhrases()}
            variant="default"
            size="sm"
            leftSection={<IconBan size={18} aria-hidden />}
          >
            <Trans>Blacklist</Trans>
          </Button>
          <Button
            component={Link}
            to={adminPaths.moderationRules()}
            variant="default"
            size="sm"
            leftSection={<IconAdjustments size={18} aria-hidden />}
          >
            <Trans>Rules</Trans>
          </Button>
        </nav>
      </header>
      <div className={classes.columns} data-open={chosen !== null || undefined}>
        <section className={classes.queue} aria-label={t`Queue`}>
          <div className={classes.tools}>
            <TabLinks
              label={t`Which part of the queue`}
              tabs={waiting.map((name) => ({
                to: withQuery(pathname, { tab: name === 'open' ? null : name }),
                label: names[name],
                isCurrent: name === tab,
                count: counts.get(tabs[name]) ?? null,
              }))}
            />
            <div className={classes.filters}>
              <FilterChip
                filter={{
                  label: t`Kind`,
                  options: reportableKinds.map((value) => ({ value, label: t(kindTexts[value]) })),
                }}
                value={kind}
                onChange={(value) => setParam('kind', value)}
              />
              {tab !== 'held' && (
                <FilterChip
                  filter={{
                    label: t`Reason`,
                    options: reportReasonKeys.map((value) => ({
                      value,
                      label: localized(reportReasons[value]),
                    })),
                  }}
                  value={reason}
                  onChange={(value) => setParam('reason', value)}
                />
              )}
            </div>
          </div>
          <CaseList list={list} current={current} addressOf={addressOf} />
        </section>
        {current ? (
          <CaseView
            key={current}
            id={current}
            next={nextCase(rows, current)}
            move={move}
            open={openCase}
            addressOf={addressOf}
            decided={decided}
            reloadList={list.reload}
          />
        ) : (
          <div className={classes.nothing} />
        )}
      </div>
    </Page>
  );
}
