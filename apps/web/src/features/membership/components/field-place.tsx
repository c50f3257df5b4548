import { Trans } from '@lingui/react/macro';
import { IconMessage2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field-place.module.css';
import { useApplicationContext } from './form-context.tsx';

/** The place of a field: where links lead, and what an administrator asks to change about it. */
export function FieldPlace({ name, children }: { name: string; children: ReactNode }) {
  const { comments } = useApplicationContext();
  const comment = comments.get(name);
  return (
    <div id={name} tabIndex={-1} className={classes.place} data-asked={comment ? true : undefined}>
      {comment && (
        <p className={classes.comment}>
          <IconMessage2 size={18} stroke={1.75} aria-hidden />
          <span>
            <strong>
              <Trans>Please change this:</Trans>
            </strong>{' '}
            {comment}
          </span>
        </p>
      )}
      {children}
    </div>
  );
}
