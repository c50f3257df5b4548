import { IconCheck, IconPoint } from '@tabler/icons-react';
import { VisuallyHidden } from '../../parts/visually-hidden.tsx';
import { type PasswordAdviceKey, passwordAdvice, passwordAdviceKeys } from './password-advice.ts';
import classes from './password-meter.module.css';

export interface PasswordMeterProps {
  /** The password as typed so far. */
  value: string;
  /** Heading of the advice. */
  title: string;
  /** Words of each piece of advice. */
  advice: Readonly<Record<PasswordAdviceKey, string>>;
  /** Read aloud before advice that is followed, as in "done:". */
  metLabel: string;
  /** Read aloud before advice that is not followed yet, as in "missing:". */
  unmetLabel: string;
}

/** Advice on a password, ticked off while typing. */
export function PasswordMeter({ value, title, advice, metLabel, unmetLabel }: PasswordMeterProps) {
  const followed = passwordAdvice(value);
  const count = passwordAdviceKeys.filter((key) => followed[key]).length;
  return (
    <div className={classes.meter} data-count={count}>
      <div className={classes.bar} aria-hidden>
        {passwordAdviceKeys.map((key, index) => (
          <span key={key} data-on={index < count || undefined} />
        ))}
      </div>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {passwordAdviceKeys.map((key) => (
          <li key={key} data-met={followed[key] || undefined}>
            {followed[key] ? <IconCheck size={16} stroke={2.5} /> : <IconPoint size={16} />}
            <span>
              <VisuallyHidden>{followed[key] ? metLabel : unmetLabel} </VisuallyHidden>
              {advice[key]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
