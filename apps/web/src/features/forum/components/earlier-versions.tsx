import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { DiscussionFieldsFragment } from '../../../gql/forum.ts';
import classes from './earlier-versions.module.css';

/** What a discussion said before it was edited, for everybody to read. */
export function EarlierVersions({ versions }: Pick<DiscussionFieldsFragment, 'versions'>) {
  if (versions.length === 0) return null;
  return (
    <details className={classes.versions}>
      <summary>
        {plural(versions.length, { one: '# earlier version', other: '# earlier versions' })}
      </summary>
      <ol>
        {versions.map(({ title, text, dateWritten }) => (
          <li key={dateWritten}>
            <p className={classes.date}>
              <Trans>
                Written <TimeAgo value={dateWritten} />
              </Trans>
            </p>
            {title && <h3>{title}</h3>}
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
