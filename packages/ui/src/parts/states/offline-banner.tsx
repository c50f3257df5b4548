import { IconCloudOff } from '@tabler/icons-react';
import classes from './offline-banner.module.css';

export interface OfflineBannerProps {
  /** Whether the connection is gone. The banner stays in the page and is empty while it is not. */
  offline: boolean;
  /** What it means for the person. */
  message: string;
}

/** A quiet line at the foot of the screen while there is no connection. */
export function OfflineBanner({ offline, message }: OfflineBannerProps) {
  return (
    <output className={classes.region}>
      {offline ? (
        <span className={classes.banner}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {message}
        </span>
      ) : null}
    </output>
  );
}
