import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './inline-alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export interface InlineAlertProps {
  /** What kind of news it is; errors and warnings interrupt, the others wait. */
  tone?: AlertTone;
  title?: ReactNode;
  /** The message. */
  children: ReactNode;
  /** A button or link on the right, or below the words where there is no room. */
  action?: ReactNode;
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
};

/** News about what just happened, in the page, where it happened. */
export function InlineAlert({ tone = 'info', title, children, action }: InlineAlertProps) {
  const Icon = icons[tone];
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={classes.alert} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        <div className={classes.words}>
          {title ? <p className={classes.title}>{title}</p> : null}
          <div>{children}</div>
        </div>
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
    </div>
  );
}
