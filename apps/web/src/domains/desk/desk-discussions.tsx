import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconMessage } from '@tabler/icons-react';
import { Avatar, EmptyState, ErrorState, ListSkeleton, SectionHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useDeskDiscussionsQuery } from '../../gql/desk.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { paths } from '../../lib/paths.ts';
import classes from './desk.module.css';

/** What is talked about in the forum, with what is new since one read it. */
export function DeskDiscussions() {
  const { t } = useLingui();
  const localized = useLocalized();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useDeskDiscussionsQuery({ fetchPolicy: 'no-cache' });
  return (
    <section aria-labelledby="discussions">
      <SectionHeader
        id="discussions"
        title={<Trans>Discussions</Trans>}
        aside={
          <Link to={paths.forum()}>
            <Trans>Go to the forum</Trans>
          </Link>
        }
      />
      {!data &&
        (error ? (
          <ErrorState
            title={t`We couldn’t load the discussions`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <div className={classes.talks}>
            <ListSkeleton label={t`Loading the discussions`} count={5} />
          </div>
        ))}
      {data?.discussions.edges.length === 0 && (
        <EmptyState
          seed="forum"
          headingLevel={3}
          title={t`Nobody has started a discussion`}
          message={t`Ask the network something, or share what you learned.`}
        />
      )}
      {data && data.discussions.edges.length > 0 && (
        <ul className={classes.talks}>
          {data.discussions.edges.map(({ node }) => {
            const name = node.author?.displayName ?? t`Former member`;
            const fresh = node.viewerUnreadCount;
            return (
              <li key={node.id}>
                <Avatar
                  name={name}
                  seed={node.author?.id ?? name}
                  src={node.author?.photoUrl ?? null}
                  size={40}
                />
                <div>
                  <h3>
                    <Link to={paths.discussion(node.id)} lang={node.language}>
                      {node.title}
                    </Link>
                  </h3>
                  <p className={classes.by}>
                    {name} · {localized(node.categoryName)}
                  </p>
                  <p className={classes.facts}>
                    <span>
                      <IconMessage size={17} stroke={1.75} aria-hidden />
                      {plural(node.commentCount, { one: '# reply', other: '# replies' })}
                    </span>
                    {fresh > 0 && (
                      <span className={classes.fresh}>
                        {plural(fresh, { one: '# new', other: '# new' })}
                      </span>
                    )}
                    {node.acceptedComment && (
                      <span className={classes.accepted}>
                        <IconCircleCheckFilled size={17} aria-hidden />
                        {t`Accepted answer`}
                      </span>
                    )}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
