import { Trans, useLingui } from '@lingui/react/macro';
import {
  type NotificationChannel,
  notificationChannels,
  type NotificationSection,
  type NotificationTopic,
  topicsIn,
} from '@wiki/domain';
import { Button, Card } from '@wiki/ui';
import type { KeyboardEvent } from 'react';
import { useChannelWords } from '../hooks/use-channel-words.tsx';
import { useSectionNames } from '../hooks/use-section-names.ts';
import { useTopicWords } from '../hooks/use-topic-words.ts';
import { ChannelBox } from './channel-box.tsx';
import classes from './channel-matrix.module.css';

export interface ChannelMatrixProps {
  sections: readonly NotificationSection[];
  isOn: (topic: NotificationTopic, channel: NotificationChannel) => boolean;
  onChange: (topic: NotificationTopic, channel: NotificationChannel, isOn: boolean) => void;
  /** The topics whose change was not saved. */
  failedTopics: ReadonlySet<string>;
  onRetry: () => void;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus to the next box in the direction of an arrow key. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  const from = event.currentTarget.closest('td');
  const row = from?.parentElement;
  const table = from?.closest('table');
  if (!step || !from || !row || !table) return;
  event.preventDefault();
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-topic]')];
  let [y, x] = [rows.findIndex((each) => each === row), from.cellIndex];
  for (;;) {
    y += step[0];
    x += step[1];
    const cell = rows[y]?.cells[x];
    if (!cell || x === 0) return;
    const box = cell.querySelector('input');
    if (box) return box.focus();
  }
}

/** Who is told of what by which channel, as a table. */
export function ChannelMatrix({
  sections,
  isOn,
  onChange,
  failedTopics,
  onRetry,
}: ChannelMatrixProps) {
  const { t } = useLingui();
  const topics = useTopicWords();
  const channels = useChannelWords();
  const names = useSectionNames();
  return (
    <Card padding="none">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Notify me about</Trans>
            </th>
            {notificationChannels.map((channel) => {
              const { name, icon: Icon } = channels[channel];
              return (
                <th key={channel} scope="col">
                  <Icon size={20} stroke={1.75} aria-hidden />
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section}>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {names[section]}
              </th>
            </tr>
            {topicsIn(section).map((topic) => {
              const { name, help } = topics[topic];
              return (
                <tr key={topic} data-topic={topic}>
                  <th scope="row">
                    {name}
                    {help && <small>{help}</small>}
                    {failedTopics.has(topic) && (
                      <span className={classes.failed} role="alert">
                        <Trans>Not saved.</Trans>{' '}
                        <Button variant="subtle" size="sm" onClick={onRetry}>
                          <Trans>Try again</Trans>
                        </Button>
                      </span>
                    )}
                  </th>
                  {notificationChannels.map((channel) => (
                    <td key={channel}>
                      <ChannelBox
                        topic={topic}
                        channel={channel}
                        name={t`${name}, ${channels[channel].name}`}
                        isOn={isOn(topic, channel)}
                        onKeyDown={moveFocus}
                        onChange={(value) => onChange(topic, channel, value)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
