import { Plural, Trans } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { clockTime } from '../../lib/format/clock-time.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';

/** Why a form as a whole was refused; attempts that came too fast count down. */
export function ProblemAlert({
  problem,
  secondsLeft = 0,
  title,
  children,
}: {
  problem: FormProblem | null;
  secondsLeft?: number;
  /** What did not happen, above why. */
  title?: string | undefined;
  /** Words in place of the catalog's. */
  children?: ReactNode;
}) {
  const errorMessage = useErrorMessage();
  if (!problem) return null;
  return (
    <InlineAlert tone="error" title={title}>
      {secondsLeft > 0 ? <Trans>Too many attempts.</Trans> : children || errorMessage(problem.code)}
      {secondsLeft > 0 && (
        <>
          {' '}
          <span aria-hidden>
            {secondsLeft < 60 ? (
              <Plural
                value={secondsLeft}
                one="You can try again in # second."
                other="You can try again in # seconds."
              />
            ) : (
              <Trans>You can try again in {clockTime(secondsLeft)}.</Trans>
            )}
          </span>
        </>
      )}
    </InlineAlert>
  );
}
