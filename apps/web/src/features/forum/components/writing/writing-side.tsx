import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconCircleDashed, IconMessage2 } from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useSimilarDiscussionsQuery } from '../../../../gql/forum.ts';
import { paths } from '../../../../lib/paths.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import type { DraftText } from '../../use-draft.ts';
import side from '../thread/discussion-side.module.css';
import classes from './writing-side.module.css';

export interface WritingSideProps {
  text: DraftText;
  /** The text without its form. */
  plain: string;
  /** Whether it is a new discussion: else nothing like it is looked for. */
  isNew: boolean;
  /** The business that the author writes for. */
  business: string | null;
}

/** A title so short says too little to find others like it. */
const tellingTitle = 12;

/** Beside the composer: what was talked about already, what brings answers, and who will read it. */
export function WritingSide({ text, plain, isNew, business }: WritingSideProps) {
  const { t } = useLingui();
  const title = text.title.trim();
  const checks = [
    { label: t`The title says what it’s about`, isDone: title.length >= tellingTitle },
    { label: t`It has a category and tags`, isDone: text.category !== '' && text.tags.length > 0 },
    { label: t`It ends with a concrete question`, isDone: /\?["”»)]?\s*$/u.test(plain) },
  ];
  return (
    <aside className={`${side.side ?? ''} ${classes.side ?? ''}`}>
      {isNew && <Similar title={title} />}
      <section>
        <h2>
          <Trans>To get good answers</Trans>
        </h2>
        <ul className={classes.checks}>
          {checks.map(({ label, isDone }) => (
            <li key={label} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheckFilled size={20} aria-hidden />
              ) : (
                <IconCircleDashed size={20} aria-hidden />
              )}
              <span>
                {label}
                <VisuallyHidden>{isDone ? t`: done` : t`: not yet`}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>
          <Trans>Who will see it</Trans>
        </h2>
        <p className={classes.note}>
          <Trans>Anyone who visits the forum, even without an account.</Trans>{' '}
          {business ? (
            <Trans>It’s published under your name, with {business}’s beside it.</Trans>
          ) : (
            <Trans>It’s published under your name.</Trans>
          )}
        </p>
      </section>
    </aside>
  );
}

function Similar({ title }: { title: string }) {
  const { t } = useLingui();
  const query = useSettled(title, 600);
  const { data, previousData } = useSimilarDiscussionsQuery({
    variables: { query },
    skip: query.length < tellingTitle,
  });
  const found = (query.length < tellingTitle ? null : (data ?? previousData))?.discussions.edges;
  if (!found?.length) return null;
  return (
    <section>
      <h2>
        <Trans>Already discussed?</Trans>
      </h2>
      <p className={classes.note}>
        <Trans>These have a title like yours.</Trans>
      </p>
      <ul className={side.related} aria-label={t`Similar discussions`}>
        {found.map(({ node: { id, title: other, commentCount, acceptedComment } }) => (
          <li key={id}>
            <Link to={paths.discussion(id)} target="_blank">
              {other}
            </Link>
            <span className={classes.numbers}>
              <IconMessage2 size={16} stroke={1.75} aria-hidden />
              {plural(commentCount, { one: '# reply', other: '# replies' })}
              {acceptedComment && (
                <>
                  <IconCircleCheckFilled size={16} aria-hidden />
                  <Trans>answered</Trans>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
