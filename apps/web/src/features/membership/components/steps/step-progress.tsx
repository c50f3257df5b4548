import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { applicationSteps, type ApplicationStep } from '@wiki/domain';
import { VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { stepTitles } from '../../../../domains/application/step-titles.ts';
import { addressOfStep } from '../../steps.ts';
import classes from './step-progress.module.css';

export interface StepProgressProps {
  current: ApplicationStep;
  /** Steps that hold everything they need. */
  done: ReadonlySet<ApplicationStep>;
  /** Whether a step may be opened now. */
  isOpen: (step: ApplicationStep) => boolean;
}

/** Where one is in the form, with the way to every step that is open. */
export function StepProgress({ current, done, isOpen }: StepProgressProps) {
  const { t } = useLingui();
  const number = applicationSteps.indexOf(current) + 1;
  const count = applicationSteps.length;
  return (
    <nav aria-label={t`Steps of the application`} className={classes.progress}>
      <p className={classes.brief} aria-hidden>
        <Trans>
          Step {number} of {count}
        </Trans>
        <strong>{t(stepTitles[current])}</strong>
      </p>
      <ol className={classes.steps}>
        {applicationSteps.map((step, index) => {
          const isDone = done.has(step);
          const content = (
            <>
              <span className={classes.dot} aria-hidden>
                {isDone && step !== current ? <IconCheck size={16} stroke={2.5} /> : index + 1}
              </span>
              <span className={classes.name}>{t(stepTitles[step])}</span>
              {isDone && (
                <VisuallyHidden>
                  <Trans>(done)</Trans>
                </VisuallyHidden>
              )}
            </>
          );
          const isCurrent = step === current;
          return (
            <li key={step} data-done={isDone || undefined} data-current={isCurrent || undefined}>
              {isOpen(step) && !isCurrent ? (
                <Link
                  to={{ search: `?step=${addressOfStep(step)}` }}
                  className={classes.step}
                  preventScrollReset
                >
                  {content}
                </Link>
              ) : (
                <span className={classes.step} aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
