import { Trans } from '@lingui/react/macro';
import { IconAlertCircle, IconCheck, IconMessage2 } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import { addressOfStep, stepOfField } from '../steps.ts';
import classes from './field-problems.module.css';

export interface FieldProblem {
  /** Where the link leads. */
  field: string;
  /** The field's name. */
  label: string;
  message: string;
  /** Whether the field was changed since. */
  isDone?: boolean;
}

export interface FieldProblemsProps {
  title: string;
  /** `asked` for what an administrator wants changed, `wrong` for what keeps the form from going on. */
  tone: 'asked' | 'wrong';
  problems: readonly FieldProblem[];
  /** Takes the focus after a refused attempt, so that it is read first. */
  ref?: Ref<HTMLElement>;
}

/** What is to be done about fields, each with the way to it, on whichever step it is. */
export function FieldProblems({ title, tone, problems, ref }: FieldProblemsProps) {
  const titleId = useId();
  if (problems.length === 0) return null;
  const Icon = tone === 'wrong' ? IconAlertCircle : IconMessage2;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.problems}
      data-tone={tone}
    >
      <h3 id={titleId} className={classes.title}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {title}
      </h3>
      <ul>
        {problems.map(({ field, label, message, isDone }) => (
          <li key={field}>
            <Link
              to={{
                search: `?step=${addressOfStep(stepOfField(field) ?? 'REVIEW')}`,
                hash: `#${field}`,
              }}
              preventScrollReset
            >
              <strong>{label}</strong>: {message}
            </Link>
            {isDone && (
              <span className={classes.done}>
                <IconCheck size={16} stroke={1.75} aria-hidden />
                <Trans>Changed since</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
