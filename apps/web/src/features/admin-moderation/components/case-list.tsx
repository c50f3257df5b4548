import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { reportReasons } from '@wiki/domain';
import { Button, EmptyState } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { Waited } from '../../../components/waiting/waited.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { kindTexts } from '../../../domains/report/kind-texts.ts';
import type { CaseRowFragment } from '../../../gql/admin-moderation.ts';
import type { ConnectionList } from '../../../lib/connection/use-connection.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { statusTexts } from '../case-texts.ts';
import { CaseIcon } from './case-icon.tsx';
import classes from './case-list.module.css';

export interface CaseListProps {
  list: ConnectionList<CaseRowFragment>;
  /** The id of the case that is shown beside it. */
  current: string | null;
  addressOf: (id: string) => string;
}

/** The queue: what waits with the longest waiting first, or what was decided. */
export function CaseList({ list, current, addressOf }: CaseListProps) {
  const { t } = useLingui();
  return (
    <div className={classes.list}>
      {list.news.count > 0 && (
        <Button size="sm" variant="light" onClick={list.news.show}>
          {plural(list.news.count, { one: 'Show # new case', other: 'Show # new cases' })}
        </Button>
      )}
      <ConnectionView
        list={list}
        empty={
          <EmptyState
            seed="moderation"
            title={t`Nothing to decide`}
            message={t`Anything reported, or held by a phrase, shows up here.`}
          />
        }
        more={<Trans>Show more cases</Trans>}
      >
        {(rows) => (
          <ul className={classes.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} isCurrent={row.id === current} to={addressOf(row.id)} />
              </li>
            ))}
          </ul>
        )}
      </ConnectionView>
    </div>
  );
}

function Row({ row, isCurrent, to }: { row: CaseRowFragment; isCurrent: boolean; to: string }) {
  const { t } = useLingui();
  const localized = useLocalized();
  const viewer = useViewer();
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { kind, reportCount, reasons, claimedBy, status } = row;
  const who = row.author?.displayName ?? row.business?.name ?? t`Former member`;
  const why = [
    ...(row.isHeld ? [t`Held by a phrase`] : []),
    ...(reportCount > 0 ? [plural(reportCount, { one: '# report', other: '# reports' })] : []),
    ...reasons.map((reason) => localized(reportReasons[reason])),
  ];
  return (
    <Link ref={place} to={to} replace className={classes.row} aria-current={isCurrent || undefined}>
      <span className={classes.head}>
        <CaseIcon isHeld={row.isHeld} kind={kind} />
        <strong>{t(kindTexts[kind])}</strong>
        <span className={classes.who}>{who}</span>
        <span className={classes.time}>
          {row.dateDue ? (
            <Waited since={row.dateOpened} due={row.dateDue} />
          ) : (
            <TimeAgo value={row.dateDecided ?? row.dateOpened} />
          )}
        </span>
      </span>
      <span className={classes.text}>
        {row.title && <>{row.title}. </>}
        {row.text}
      </span>
      <span className={classes.why}>
        {status === 'OPEN' ? why.join(' · ') : t(statusTexts[status])}
        {row.decidedBy && <> · {row.decidedBy.displayName}</>}
        {row.isHidden && status === 'OPEN' && (
          <span className={classes.hidden}>
            <Trans>hidden</Trans>
          </span>
        )}
      </span>
      {claimedBy && claimedBy.id !== viewer?.id && (
        <span className={classes.claim}>
          <Trans>{claimedBy.displayName} is deciding</Trans>
        </span>
      )}
    </Link>
  );
}
