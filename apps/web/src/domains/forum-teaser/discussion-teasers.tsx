import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import type { DiscussionTeaserFragment } from '../../gql/forum-teaser.ts';
import { paths } from '../../lib/paths.ts';
import classes from './discussion-teasers.module.css';

/** A few discussions of the forum elsewhere on the site: each leads to its page. */
export function DiscussionTeasers({
  discussions,
}: {
  discussions: readonly DiscussionTeaserFragment[];
}) {
  const { t } = useLingui();
  return (
    <ul className={classes.list}>
      {discussions.map(
        ({ id, title, excerpt, language, commentCount, dateActive, author, acceptedComment }) => {
          const name = author?.displayName ?? t`Former member`;
          return (
            <li key={id} className={classes.item}>
              <Avatar
                name={name}
                seed={author?.id ?? name}
                src={author?.photoUrl ?? null}
                size={40}
              />
              <div>
                <h3 className={classes.title}>
                  <Link to={paths.discussion(id)} lang={language}>
                    {title}
                  </Link>
                </h3>
                <p className={classes.excerpt} lang={language}>
                  {excerpt}
                </p>
                <p className={classes.facts}>
                  <span>{name}</span>
                  <span>{plural(commentCount, { one: '# reply', other: '# replies' })}</span>
                  {acceptedComment && <span className={classes.answered}>{t`Answered`}</span>}
                  <TimeAgo value={dateActive} />
                </p>
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}
