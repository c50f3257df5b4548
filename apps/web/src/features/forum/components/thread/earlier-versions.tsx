import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { plainTextOf } from '@wiki/domain';
import { Suspense, useState } from 'react';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import type { DiscussionFieldsFragment } from '../../../../gql/forum.ts';
import classes from './earlier-versions.module.css';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';

const TextDifference = lazyPart(
  () => import('../../../../components/conflict/text-difference.tsx'),
  'TextDifference',
);

export type EarlierVersionsProps = Pick<
  DiscussionFieldsFragment,
  'versions' | 'title' | 'body' | 'language'
>;

/** What each edit of a discussion changed, word by word, for everybody to read. */
export function EarlierVersions({ versions, title, body, language }: EarlierVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  if (versions.length === 0) return null;
  // What a version became is the version after it, or what stands there now.
  const became = [{ title, text: plainTextOf(body) }, ...versions];
  return (
    <details
      className={classes.versions}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {plural(versions.length, { one: '# earlier version', other: '# earlier versions' })}
      </summary>
      {isOpen && (
        <Suspense fallback={null}>
          <ol>
            {versions.map((version, index) => (
              <li key={version.dateWritten}>
                <p className={classes.date}>
                  <Trans>
                    Written <TimeAgo value={version.dateWritten} />, then edited as follows:
                  </Trans>
                </p>
                <TextDifference
                  before={wholeOf(version)}
                  after={wholeOf(became[index] ?? version)}
                  lang={language}
                />
              </li>
            ))}
          </ol>
        </Suspense>
      )}
    </details>
  );
}

const wholeOf = ({ title, text }: { title: string | null; text: string }): string =>
  title ? `${title}\n${text}` : text;
