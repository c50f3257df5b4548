import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { plainTextOf, readingMinutes } from '@wiki/domain';
import { Avatar, Button } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { VerifiedSign } from '../../../../components/facts/verified-sign.tsx';
import { RichText } from '../../../../domains/rich-text/rich-text.tsx';
import type { ImageFieldsFragment } from '../../../../gql/components.ts';
import type { PostBusinessFragment } from '../../../../gql/forum.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import type { DraftText } from '../../use-draft.ts';
import page from '../../views/discussion.module.css';
import classes from './discussion-preview.module.css';
import post from '../thread/post.module.css';

export interface DiscussionPreviewProps {
  text: DraftText;
  images: readonly ImageFieldsFragment[];
  categoryName: string | null;
  business: PostBusinessFragment | null;
  onBack: () => void;
}

/** A discussion as everybody will read it, before it is published. */
export function DiscussionPreview(props: DiscussionPreviewProps) {
  const { text, images, categoryName, business, onBack } = props;
  const { title, body, tags, language } = text;
  const { t } = useLingui();
  const viewer = useViewer();
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    start.current?.focus({ preventScroll: true });
  }, []);
  const name = viewer?.displayName ?? '';
  return (
    <div>
      <div className={classes.note}>
        <IconEye size={20} stroke={1.75} aria-hidden />
        <p>
          <Trans>This is how everyone will see it. It isn’t published yet.</Trans>
        </p>
        <Button variant="default" onClick={onBack}>
          <Trans>Keep writing</Trans>
        </Button>
      </div>
      <article className={classes.paper} aria-label={t`Preview`}>
        {categoryName && (
          <p className={page.category}>
            <span>{categoryName}</span>
          </p>
        )}
        <h2 ref={start} className={page.title} lang={language} tabIndex={-1}>
          {title.trim() || t`Without a title`}
        </h2>
        <header className={`${post.head ?? ''} ${classes.head ?? ''}`}>
          <Avatar name={name} seed={viewer?.id ?? name} src={viewer?.photoUrl ?? null} size={44} />
          <div>
            <p className={post.name}>{name}</p>
            <p className={post.meta}>
              {business && (
                <span>
                  {business.name} {business.isVerified && <VerifiedSign size={15} />}
                </span>
              )}
              <span>
                <Trans>now</Trans>
              </span>
              <span>
                {plural(readingMinutes(plainTextOf(body)), {
                  one: '# minute read',
                  other: '# minute read',
                })}
              </span>
            </p>
          </div>
        </header>
        {body.content.length > 0 ? (
          <RichText document={body} images={images} headingLevel={3} lang={language} />
        ) : (
          <p className={classes.nothing}>
            <Trans>There is no text yet.</Trans>
          </p>
        )}
        {tags.length > 0 && (
          <ul className={page.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <span>#{tag}</span>
              </li>
            ))}
          </ul>
        )}
      </article>
    </div>
  );
}
