import { Trans, useLingui } from '@lingui/react/macro';
import { plainTextOf, type RichTextDocument } from '@wiki/domain';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { useMyTopicBookmarksQuery } from '../../../gql/follow.ts';
import { type ForumSummaryQuery, useMyDiscussionDraftsQuery } from '../../../gql/forum.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './forum-side.module.css';

/** Beside the list: what is talked about, and what one has begun to write. */
export function ForumSide({ tags }: { tags: ForumSummaryQuery['forumTags'] }) {
  const viewer = useViewer();
  return (
    <aside className={classes.side}>
      {tags.length > 0 && (
        <section>
          <h2>
            <Trans>Popular tags</Trans>
          </h2>
          <ul className={classes.tags}>
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <Link to={paths.forum({ tag })}>#{tag}</Link>
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {viewer ? (
        <>
          <Bookmarks />
          <Drafts />
        </>
      ) : (
        <section>
          <p>
            <Trans>Anyone can read. Members reply under their own names.</Trans>
          </p>
          <Link to={paths.login({ next: paths.forum() })}>
            <Trans>Sign in to take part</Trans>
          </Link>
        </section>
      )}
    </aside>
  );
}

/** The tags and categories that the reader keeps, and the way to the discussions kept. */
function Bookmarks() {
  const localized = useLocalized();
  const { data } = useMyTopicBookmarksQuery({ fetchPolicy: 'cache-and-network' });
  const kept = data?.myTopicBookmarks.edges ?? [];
  return (
    <section>
      <h2>
        <Trans>My bookmarks</Trans>
      </h2>
      <ul className={classes.tags}>
        {kept.map(
          ({ node: { id, name, url } }) =>
            name &&
            url && (
              <li key={id}>
                <Link to={url}>{localized(name)}</Link>
              </li>
            ),
        )}
      </ul>
      <Link to={paths.forum({ saved: true })}>
        <Trans>Bookmarked discussions</Trans>
      </Link>
    </section>
  );
}

/** How a text without a title begins. */
function beginningOf(body: RichTextDocument): string {
  const text = plainTextOf(body);
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

function Drafts() {
  const { t } = useLingui();
  const { data } = useMyDiscussionDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const drafts = data?.myDiscussionDrafts ?? [];
  return (
    <section>
      {drafts.length > 0 && (
        <>
          <h2>
            <Trans>My drafts</Trans>
          </h2>
          <ul className={classes.drafts}>
            {drafts.map(({ id, title, body, discussionId, dateSaved }) => (
              <li key={id}>
                <Link
                  to={
                    discussionId
                      ? paths.editDiscussion(discussionId, { draft: id })
                      : paths.writeDiscussion({ draft: id })
                  }
                >
                  {title || beginningOf(body) || t`Without a title`}
                </Link>
                <span>
                  <Trans>
                    Saved <TimeAgo value={dateSaved} />
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.myDiscussions()}>
        <Trans>My posts</Trans>
      </Link>
    </section>
  );
}
