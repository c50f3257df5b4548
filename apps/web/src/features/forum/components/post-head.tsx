import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/time-ago.tsx';
import { VerifiedSign } from '../../../components/verified-sign.tsx';
import type { PostFieldsFragment } from '../../../gql/forum.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './post.module.css';

export interface PostHeadProps {
  post: Pick<PostFieldsFragment, 'author' | 'business' | 'dateCreated' | 'dateEdited'>;
  size?: number;
  /** What else the second line says. */
  children?: ReactNode;
}

/** Who wrote a post, for which business, and when. */
export function PostHead({ post, size = 40, children }: PostHeadProps) {
  const { t } = useLingui();
  const { author, business } = post;
  const name = author?.displayName ?? t`Former member`;
  return (
    <header className={classes.head}>
      <Avatar name={name} src={author?.photo?.url ?? null} size={size} />
      <div>
        <p className={classes.name}>
          {author ? <Link to={paths.userProfile(author.id)}>{name}</Link> : name}
        </p>
        <p className={classes.meta}>
          {business && (
            <Link to={paths.entrepreneur(business.id)}>
              {business.name} {business.isVerified && <VerifiedSign size={15} />}
            </Link>
          )}
          <TimeAgo value={post.dateCreated} />
          {post.dateEdited && (
            <span>
              <Trans>edited</Trans>
            </span>
          )}
          {children}
        </p>
      </div>
    </header>
  );
}
