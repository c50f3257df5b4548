import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconBellCheck, IconBellOff, IconMessageCircle } from '@tabler/icons-react';
import { Avatar, Button, Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { VerifiedSign } from '../../../../components/facts/verified-sign.tsx';
import {
  type DiscussionFieldsFragment,
  SetDiscussionFollowedDocument,
} from '../../../../gql/forum.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './discussion-side.module.css';

export interface DiscussionSideProps {
  discussion: DiscussionFieldsFragment;
  related: readonly {
    id: string;
    title: string;
    commentCount: number;
    acceptedComment: { id: string } | null;
  }[];
}

/** Beside a discussion: who wrote it, whether one follows it, and what is like it. */
export function DiscussionSide({ discussion, related }: DiscussionSideProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { author, business } = discussion;
  return (
    <aside className={classes.side}>
      {author && (
        <Card>
          <div className={classes.author}>
            <Avatar
              name={author.displayName}
              seed={author.id}
              src={author.photo?.url ?? null}
              size={56}
            />
            <div>
              <Link to={paths.userProfile(author.id)}>{author.displayName}</Link>
              {business && (
                <Link className={classes.business} to={paths.entrepreneur(business.id)}>
                  <Avatar name={business.name} kind="business" seed={business.id} size={20} />
                  {business.name}
                  {business.isVerified && <VerifiedSign size={16} />}
                </Link>
              )}
            </div>
          </div>
          <div className={classes.ways}>
            {viewer?.id !== author.id && (
              <Button
                component={Link}
                to={paths.writeTo(author.id)}
                variant="default"
                size="sm"
                leftSection={<IconMessageCircle size={18} aria-hidden />}
              >
                <Trans context="to a person">Write</Trans>
              </Button>
            )}
            {business && (
              <Button
                component={Link}
                to={paths.entrepreneur(business.id)}
                variant="default"
                size="sm"
              >
                <Trans>See the business</Trans>
              </Button>
            )}
          </div>
        </Card>
      )}
      {viewer && <Follow discussion={discussion} />}
      {related.length > 0 && (
        <section>
          <h2>{t`Similar discussions`}</h2>
          <ul className={classes.related}>
            {related.map(({ id, title, commentCount, acceptedComment }) => (
              <li key={id}>
                <Link to={paths.discussion(id)}>{title}</Link>
                <span>
                  {plural(commentCount, { one: '# reply', other: '# replies' })}
                  {acceptedComment && (
                    <>
                      {' · '}
                      <Trans>answered</Trans>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function Follow({ discussion: { id, viewerFollows } }: { discussion: DiscussionFieldsFragment }) {
  const follow = useAct(SetDiscussionFollowedDocument);
  const set = (level: 'WATCHING' | 'NORMAL' | 'MUTED') =>
    void follow({ discussionId: id, level }).catch(() => undefined);
  const isWatching = viewerFollows === 'WATCHING';
  return (
    <Card>
      <div className={classes.follow}>
        <Button
          variant={isWatching ? 'light' : 'default'}
          aria-pressed={isWatching}
          leftSection={
            isWatching ? (
              <IconBellCheck size={18} aria-hidden />
            ) : (
              <IconBell size={18} aria-hidden />
            )
          }
          onClick={() => set(isWatching ? 'NORMAL' : 'WATCHING')}
        >
          {isWatching ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
        </Button>
        <Button
          variant="subtle"
          aria-pressed={viewerFollows === 'MUTED'}
          leftSection={<IconBellOff size={18} aria-hidden />}
          onClick={() => set(viewerFollows === 'MUTED' ? 'NORMAL' : 'MUTED')}
        >
          {viewerFollows === 'MUTED' ? <Trans>Muted</Trans> : <Trans>Mute</Trans>}
        </Button>
      </div>
      <p className={classes.hint}>
        {isWatching && <Trans>You get a notification for every reply.</Trans>}
        {viewerFollows === 'NORMAL' && (
          <Trans>You’re notified of replies to you and mentions.</Trans>
        )}
        {viewerFollows === 'MUTED' && (
          <Trans>You get no notifications about what’s written here.</Trans>
        )}
      </p>
    </Card>
  );
}
