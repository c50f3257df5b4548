import { Plural, Trans } from '@lingui/react/macro';
import type { Writer } from '../../../../lib/chats/typing.ts';
import classes from './typing-words.module.css';

/** Who writes, on a line. */
export function TypingWords({ writers }: { writers: readonly Writer[] }) {
  const [first, second] = writers.map(({ displayName }) => displayName.split(' ')[0] ?? '');
  if (writers.length > 2) {
    return <Plural value={writers.length} one="# person is typing" other="# people are typing" />;
  }
  if (second) {
    return (
      <Trans>
        {first} and {second} are typing
      </Trans>
    );
  }
  return <Trans>{first} is typing</Trans>;
}

/** That somebody is at it: decoration, the words say it. */
export const TypingDots = () => (
  <span className={classes.dots} aria-hidden>
    <i />
    <i />
    <i />
  </span>
);
