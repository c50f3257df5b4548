import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@wiki/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { readableDifference, type Stretch } from './readable-difference.ts';
import classes from './text-difference.module.css';

export interface TextDifferenceProps {
  before: string;
  after: string;
  lang?: string;
}

/** How far from a change text is shown, in characters. */
const around = 120;

/** A stretch that did not change, with its middle left out where it is long. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2.5 * around) return text;
  const head = isFirst ? '' : text.slice(0, around).replace(/\S*$/, '');
  const tail = isLast ? '' : text.slice(-around).replace(/^\S*/, '');
  return `${head} … ${tail}`;
}

/** What changed from one text to another, word by word, told by sign and words as well as by color. */
export function TextDifference({ before, after, lang }: TextDifferenceProps) {
  const stretches = readableDifference(before, after);
  if (stretches.every(({ kind }) => kind === 'same')) {
    return (
      <p className={classes.same}>
        <Trans>Nothing changed here.</Trans>
      </p>
    );
  }
  const show = ({ kind, text }: Stretch, index: number): ReactNode =>
    kind === 'same' ? (
      shortened(text, index === 0, index === stretches.length - 1)
    ) : (
      <Change kind={kind}>{text}</Change>
    );
  return (
    <p className={classes.difference} lang={lang}>
      {createElement(Fragment, null, ...stretches.map(show))}
    </p>
  );
}

function Change({ kind, children }: { kind: 'added' | 'removed'; children: string }) {
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>
        {kind === 'added' ? <Trans>Added:</Trans> : <Trans>Removed:</Trans>}
      </VisuallyHidden>
      {children}
    </Mark>
  );
}
