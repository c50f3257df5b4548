import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, type Ref, useId } from 'react';
import classes from './error-summary.module.css';

export interface FieldError {
  /** The input's `name` (or `id`), where the link leads. */
  field: string;
  /** What is wrong, in words. */
  message: string;
}

export interface ErrorSummaryProps {
  /** Says that the form was not sent and why. */
  title: string;
  /** One entry a field, in the order of the form. Without any, nothing is shown. */
  errors: readonly FieldError[];
  /** Focus this element after a refused submit, so that the summary is read first. */
  ref?: Ref<HTMLElement>;
}

/** Puts the focus on a field of a form by its name or id; answers whether it is there. */
export function focusField(form: HTMLFormElement | null | undefined, field: string): boolean {
  const named = form?.elements.namedItem(field);
  const target = named instanceof RadioNodeList ? named[0] : named;
  const element = target ?? document.getElementById(field);
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return true;
}

const followLink = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
  if (focusField(event.currentTarget.closest('form'), field)) event.preventDefault();
};

/** All errors of a form in one place, each leading to its field. Put it inside the form. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={titleId} className={classes.summary}>
      <p id={titleId} className={classes.title}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        {title}
      </p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => followLink(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
