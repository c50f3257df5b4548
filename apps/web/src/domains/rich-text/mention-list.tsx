import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import type { OpenMentions } from './use-mentions.ts';
import classes from './mention-list.module.css';

/** How far the list stays from the edges of the window, and from the line that is written. */
const margin = 16;
const gap = 6;

const listbox = { role: 'listbox' } as const;
const option = (isSelected: boolean) => ({ role: 'option', 'aria-selected': isSelected }) as const;

export interface MentionListProps extends OpenMentions {
  /** The field that is written in: its reader hears which entry is chosen. */
  field: HTMLElement;
}

/** People and businesses to mention, right below the caret, or above where there is no room. */
export function MentionList({
  candidates,
  failure,
  active,
  query,
  placeOf,
  choose,
  field,
}: MentionListProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const id = useId();
  const chosen = candidates[active]?.id;
  useEffect(() => {
    if (!chosen) return undefined;
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, id, chosen]);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const list = box.current;
      const place = placeOf();
      if (!list || !place) return;
      const { width, height } = list.getBoundingClientRect();
      const left = Math.max(margin, Math.min(place.left, window.innerWidth - width - margin));
      const below = place.bottom + gap;
      const isRoomy = below + height + margin < window.innerHeight || place.top < height + gap;
      list.style.left = `${left}px`;
      list.style.top = `${isRoomy ? below : place.top - gap - height}px`;
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  });
  return (
    <section
      ref={box}
      className={classes.mentions}
      aria-label={t`People and businesses to mention`}
    >
      {candidates.length === 0 ? (
        <output className={classes.nobody}>
          {failure ? errorMessage(failure) : <Trans>Nobody by that name</Trans>}
        </output>
      ) : (
        <>
          <p className={classes.title} aria-hidden>
            <Trans>Mention a person or a business</Trans>
          </p>
          <div {...listbox} id={id} aria-label={t`People and businesses to mention`}>
            {candidates.map((candidate, index) => (
              <button
                key={candidate.id}
                type="button"
                id={`${id}-${candidate.id}`}
                {...option(index === active)}
                tabIndex={-1}
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
                  size={40}
                />
                <span className={classes.who}>
                  <strong>
                    <Matched text={candidate.name} query={query} />
                  </strong>
                  {candidate.detail && <small>{candidate.detail}</small>}
                </span>
                {index === active && (
                  <kbd aria-hidden>
                    <Trans context="key">Enter</Trans>
                  </kbd>
                )}
              </button>
            ))}
          </div>
          <p className={classes.keys} aria-hidden>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> <Trans>choose</Trans>
            </span>
            <span>
              <kbd>Esc</kbd> <Trans>close</Trans>
            </span>
          </p>
        </>
      )}
    </section>
  );
}

/** A name with the part that was typed, whatever its accents. */
function Matched({ text, query }: { text: string; query: string }) {
  const { length } = query;
  const isSame = (at: number) =>
    text.slice(at, at + length).localeCompare(query, undefined, { sensitivity: 'base' }) === 0;
  const start = Array.from({ length: text.length }, (_, at) => at).find(isSame);
  if (start === undefined) return text;
  return (
    <>
      {text.slice(0, start)}
      <em>{text.slice(start, start + length)}</em>
      {text.slice(start + length)}
    </>
  );
}
