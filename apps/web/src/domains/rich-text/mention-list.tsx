import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import type { OpenMentions } from './use-mentions.ts';
import classes from './rich-text-editor.module.css';

/** People and businesses to mention, right below the caret. */
export function MentionList({ candidates, active, place, choose }: OpenMentions) {
  const { t } = useLingui();
  return (
    <section
      className={classes.mentions}
      aria-label={t`People and businesses to mention`}
      style={{ left: place.left, top: place.bottom + 6 }}
    >
      {candidates.length === 0 && (
        <p className={classes.nobody}>
          <Trans>Nobody by that name</Trans>
        </p>
      )}
      {candidates.map((candidate, index) => (
        <button
          key={candidate.id}
          type="button"
          aria-current={index === active}
          className={classes.mention}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(candidate);
          }}
        >
          <Avatar
            name={candidate.name}
            kind={candidate.kind === 'BUSINESS' ? 'business' : 'person'}
            seed={candidate.id}
            size={32}
          />
          <span>
            <strong>{candidate.name}</strong>
            {candidate.detail && <small>{candidate.detail}</small>}
          </span>
        </button>
      ))}
    </section>
  );
}
