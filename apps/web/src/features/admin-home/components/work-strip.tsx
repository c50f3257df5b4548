import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import type { WorkQueueQuery } from '../../../gql/admin-home.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { kindWords } from '../work-words.ts';
import classes from './work.module.css';

type Kind = WorkQueueQuery['workQueue']['kinds'][number];

const order = Object.keys(kindWords);

/** Each kind of work with how many wait: the whole tile leads to its list. */
export function WorkStrip({ kinds }: { kinds: readonly Kind[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ul className={classes.strip} aria-label={t`Pending, by kind`}>
      {kinds
        .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
        .map(({ kind, count, late, dateOldest: oldest, url }) => {
          const words = kindWords[kind];
          const Icon = words?.icon ?? IconFileText;
          return (
            <li key={kind}>
              <Link to={url}>
                <span className={classes.kind}>
                  <Icon size={18} stroke={1.75} aria-hidden />
                  {words ? t(words.name) : kind}
                </span>
                <span className={classes.count}>
                  <strong>{format.number(count)}</strong>
                  {late > 0 ? (
                    <span className={classes.badge} data-tone="danger">
                      <IconAlertTriangle size={14} stroke={2} aria-hidden />
                      <Plural value={late} one="# late" other="# late" />
                    </span>
                  ) : count > 0 ? (
                    <span className={classes.badge} data-tone="good">
                      <IconCheck size={14} stroke={2} aria-hidden />
                      <Trans>in time</Trans>
                    </span>
                  ) : null}
                </span>
                <small>
                  {oldest ? (
                    <Trans>
                      oldest: <TimeAgo value={oldest} />
                    </Trans>
                  ) : (
                    <Trans>Nothing pending</Trans>
                  )}
                </small>
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
