import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCircleCheckFilled,
  IconHeart,
  IconHeartFilled,
  IconMessage2,
  IconPin,
} from '@tabler/icons-react';
import { Avatar, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { VerifiedSign } from '../../../components/facts/verified-sign.tsx';
import type { DiscussionRowFragment } from '../../../gql/forum.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { OtherLanguage } from './other-language.tsx';
import { PostStatusBadge } from './post-status-badge.tsx';
import classes from './discussion-row.module.css';

/** A discussion in a list: the whole row leads to it. */
export function DiscussionRow({ discussion }: { discussion: DiscussionRowFragment }) {
  return (
    <li
      className={classes.row}
      data-pinned={discussion.isPinned || undefined}
      data-unread={discussion.viewerUnreadCount > 0 || undefined}
    >
      <HydratedWhenReached>
        <Row discussion={discussion} />
      </HydratedWhenReached>
    </li>
  );
}

function Row({ discussion }: { discussion: DiscussionRowFragment }) {
  const { t } = useLingui();
  const localized = useLocalized();
  const { id, title, excerpt, tags, author, business, lastActor, status } = discussion;
  const unread = discussion.viewerUnreadCount;
  const name = author?.displayName ?? t`Former member`;
  return (
    <>
      <Avatar name={name} seed={author?.id ?? name} src={author?.photo?.url ?? null} size={44} />
      <div>
        <h2 className={classes.title}>
          {unread > 0 && (
            <>
              <span className={classes.dot} aria-hidden />
              <VisuallyHidden>{t`Unread.`}</VisuallyHidden>
            </>
          )}
          <Link to={paths.discussion(id)} lang={discussion.language}>
            {title}
          </Link>
        </h2>
        <p className={classes.excerpt} lang={discussion.language}>
          {excerpt}
        </p>
        <p className={classes.meta}>
          <span className={classes.author}>{name}</span>
          {business && (
            <Link className={classes.business} to={paths.entrepreneur(business.id)}>
              <Avatar name={business.name} kind="business" seed={business.id} size={18} />
              {business.name}
              {business.isVerified && <VerifiedSign size={16} />}
            </Link>
          )}
          <Link className={classes.category} to={paths.forum({ category: discussion.category })}>
            {discussion.isPinned && <IconPin size={14} aria-label={t`Pinned`} />}
            {localized(discussion.categoryName)}
          </Link>
          {tags.map((tag) => (
            <Link key={tag} className={classes.tag} to={paths.forum({ tag })}>
              #{tag}
            </Link>
          ))}
          <OtherLanguage of={discussion.language} />
          <PostStatusBadge status={status} />
        </p>
      </div>
      <div className={classes.side}>
        {discussion.acceptedComment && (
          <span className={classes.answered}>
            <IconCircleCheckFilled size={16} aria-hidden />
            <Trans>Answered</Trans>
          </span>
        )}
        <span className={classes.numbers}>
          <span title={t`Replies`}>
            <IconMessage2 size={17} aria-hidden />
            <VisuallyHidden>{t`Replies:`}</VisuallyHidden>
            {discussion.commentCount}
          </span>
          <span title={t`Likes`} data-on={discussion.viewerLikes || undefined}>
            {discussion.viewerLikes ? (
              <IconHeartFilled size={17} aria-hidden />
            ) : (
              <IconHeart size={17} aria-hidden />
            )}
            <VisuallyHidden>{t`Likes:`}</VisuallyHidden>
            {discussion.likeCount}
          </span>
        </span>
        <span className={classes.activity}>
          {unread > 0 && <strong>{plural(unread, { one: '# new', other: '# new' })}</strong>}
          <span>
            {lastActor && `${lastActor.displayName.split(' ')[0]} · `}
            <TimeAgo value={discussion.dateActive} />
          </span>
        </span>
      </div>
    </>
  );
}
