import { useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import {
  isAlwaysOn,
  isChoice,
  type NotificationChannel,
  type NotificationTopic,
} from '@wiki/domain';
import { VisuallyHidden } from '@wiki/ui';
import type { KeyboardEvent } from 'react';
import classes from './channel-box.module.css';

export interface ChannelBoxProps {
  topic: NotificationTopic;
  channel: NotificationChannel;
  /** The topic and the channel in words. */
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Whether a channel tells of a topic: a box, a lock where it always does, a dash where it cannot. */
export function ChannelBox({ topic, channel, name, isOn, onChange, onKeyDown }: ChannelBoxProps) {
  const { t } = useLingui();
  if (isAlwaysOn(topic, channel)) {
    return (
      <span className={classes.lock}>
        <IconLock size={14} stroke={2} aria-hidden />
        <VisuallyHidden>{t`Always on`}</VisuallyHidden>
      </span>
    );
  }
  if (!isChoice(topic, channel)) {
    return (
      <span className={classes.dash}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t`Not sent this way`}</VisuallyHidden>
      </span>
    );
  }
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={name}
        checked={isOn}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
