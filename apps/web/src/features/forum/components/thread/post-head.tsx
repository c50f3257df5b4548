import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@wiki/domain';
import { Avatar } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import { VerifiedSign } from '../../../../components/facts/verified-sign.tsx';
import type { PostFieldsFragment } from '../../../../gql/forum.ts';
import { paths } from '../../../../lib/paths.ts';
import { OtherLanguage } from '../other-language.tsx';
import classes from './post.module.css';

export interface PostHeadProps {
  post: Pick<PostFieldsFragment, 'author' | 'business' | 'dateCreated' | 'dateEdited' | 'language'>;
  size?: number;
  /** Where it alone can be found; its date leads there. */
  permalink?: string;
  /** What is written around it; it says its own language only where that is another one. */
  around?: Language;
  /** Whether it is a comment of who started the discussion. */
  isStarter?: boolean;
  /** What else the second line says. */
  children?: ReactNode;
}

/** Who wrote a post, for which business, and when. */
export function PostHead(props: PostHeadProps) {
  const { post, size = 40, permalink, around, isStarter = false, children } = props;
  const { t } = useLingui();
  const { author, business } = post;
  const name = author?.displayName ?? t`Former member`;
  return (
    <header className={classes.head}>
      <Avatar name={name} seed={author?.id ?? name} src={author?.photo?.url ?? null} size={size} />
      <div>
        <p className={classes.name}>
          {author ? <Link to={paths.userProfile(author.id)}>{name}</Link> : name}
          {isStarter && (
            <span className={classes.starter}>
              <Trans context="of the discussion">Author</Trans>
            </span>
          )}
        </p>
        <p className={classes.meta}>
          {business && (
            <Link to={paths.entrepreneur(business.id)}>
              {business.name} {business.isVerified && <VerifiedSign size={15} />}
            </Link>
          )}
          {permalink ? (
            <Link to={permalink} title={t`Link to this comment`}>
              <TimeAgo value={post.dateCreated} />
            </Link>
          ) : (
            <TimeAgo value={post.dateCreated} />
          )}
          {post.dateEdited && (
            <span>
              <Trans>edited</Trans>
            </span>
          )}
          {post.language !== around && <OtherLanguage of={post.language} />}
          {children}
        </p>
      </div>
    </header>
  );
}
