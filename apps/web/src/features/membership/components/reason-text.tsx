import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import type { Application } from '../hooks/use-my-application.ts';
import classes from './timeline.module.css';

/** Why something was decided: the canned part in the reader's language, then what was written. */
export function ReasonText({ reason }: { reason: Application['reason'] }) {
  const localized = useLocalized();
  const canned = localized(reason?.canned);
  if (!canned && !reason?.text) return null;
  return (
    <div className={classes.reason}>
      {canned && <p>{canned}</p>}
      {reason?.text && <p>{reason.text}</p>}
    </div>
  );
}
