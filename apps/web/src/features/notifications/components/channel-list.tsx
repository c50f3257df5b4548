import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import {
  isAlwaysOn,
  isChoice,
  notificationChannels,
  type NotificationTopic,
  topicsIn,
} from '@wiki/domain';
import { Button, Card, SwitchField } from '@wiki/ui';
import { useChannelWords } from '../hooks/use-channel-words.tsx';
import { useSectionNames } from '../hooks/use-section-names.ts';
import { useTopicWords } from '../hooks/use-topic-words.ts';
import classes from './channel-list.module.css';
import type { ChannelMatrixProps } from './channel-matrix.tsx';

/** The same as the table, for a phone: each topic opens to its switches and sums up below its name. */
export function ChannelList({
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
  const summary = (topic: NotificationTopic) =>
    notificationChannels
      .filter((channel) => isOn(topic, channel))
      .map((channel) => channels[channel].name)
      .join(', ') || t`Nothing`;
  return sections.map((section) => (
    <section key={section} className={classes.section}>
      <h2>{names[section]}</h2>
      <Card padding="none">
        {topicsIn(section).map((topic) => (
          <details
            key={topic}
            className={classes.topic}
            open={failedTopics.has(topic) || undefined}
          >
            <summary>
              <span>
                {topics[topic].name}
                <small>{summary(topic)}</small>
              </span>
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </summary>
            <div className={classes.switches}>
              {topics[topic].help && <p>{topics[topic].help}</p>}
              {notificationChannels
                .filter((channel) => isChoice(topic, channel) || isAlwaysOn(topic, channel))
                .map((channel) => (
                  <SwitchField
                    key={channel}
                    label={channels[channel].name}
                    {...(isAlwaysOn(topic, channel) ? { help: t`Always on` } : {})}
                    disabled={isAlwaysOn(topic, channel)}
                    checked={isOn(topic, channel)}
                    onChange={({ currentTarget }) =>
                      onChange(topic, channel, currentTarget.checked)
                    }
                  />
                ))}
              {failedTopics.has(topic) && (
                <p role="alert">
                  <Trans>Not saved.</Trans>{' '}
                  <Button variant="subtle" size="sm" onClick={onRetry}>
                    <Trans>Try again</Trans>
                  </Button>
                </p>
              )}
            </div>
          </details>
        ))}
      </Card>
    </section>
  ));
}
