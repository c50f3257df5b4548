import { Trans, useLingui } from '@lingui/react/macro';
import { IconCloudCheck, IconLock } from '@tabler/icons-react';
import {
  channelsOf,
  isChoice,
  type NotificationChannel,
  type NotificationTopic,
  onlyWhatMatters,
} from '@wiki/domain';
import { Button, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { ChannelList } from '../components/channel-list.tsx';
import { ChannelMatrix } from '../components/channel-matrix.tsx';
import { DevicesCard } from '../components/devices-card.tsx';
import { DigestCard } from '../components/digest-card.tsx';
import { QuietHoursCard } from '../components/quiet-hours-card.tsx';
import { useChannelWords } from '../hooks/use-channel-words.tsx';
import { type Preferences, usePreferences } from '../hooks/use-preferences.ts';
import { useSections } from '../hooks/use-sections.ts';
import { useTopicWords } from '../hooks/use-topic-words.ts';
import classes from './preferences.module.css';

type Editor = ReturnType<typeof usePreferences>;

/** A mail at once and the digest of the same would say everything twice. */
const opposite: Partial<Record<NotificationChannel, NotificationChannel>> = {
  MAIL: 'DIGEST',
  DIGEST: 'MAIL',
};

function SaveStatus({ status }: Pick<Editor, 'status'>) {
  return (
    <output className={classes.status}>
      {status === 'saving' && <Trans>Saving</Trans>}
      {status === 'saved' && (
        <>
          <IconCloudCheck size={18} stroke={1.75} aria-hidden />
          <Trans>Changes saved</Trans>
        </>
      )}
      {status === 'failed' && <Trans>The last change wasn’t saved</Trans>}
    </output>
  );
}

interface EditorProps {
  editor: Editor;
  preferences: Preferences;
}

/** What each topic is told by. */
function Channels({ editor, preferences }: EditorProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery('(max-width: 48em)');
  const topics = useTopicWords();
  const words = useChannelWords();
  const [said, say] = useState('');
  const chosen = (topic: NotificationTopic) =>
    preferences.topics.find((each) => each.topic === topic)?.channels ?? [];
  const onChange = (topic: NotificationTopic, channel: NotificationChannel, isOn: boolean) => {
    const other = opposite[channel];
    const before = chosen(topic);
    const cleared = isOn && other && before.includes(other) && isChoice(topic, other);
    const kept = before.filter((each) => each !== channel && (!cleared || each !== other));
    editor.change({
      channels: { [topic]: channelsOf(topic, isOn ? [...kept, channel] : kept) },
    });
    const [topicName, otherName] = [topics[topic].name, other ? words[other].name : ''];
    say(cleared ? t`${topicName}: ${otherName} is now off` : '');
  };
  const sections = useSections();
  const View = isPhone ? ChannelList : ChannelMatrix;
  return (
    <>
      <View
        sections={sections}
        isOn={(topic, channel) => chosen(topic).includes(channel)}
        onChange={onChange}
        failedTopics={editor.failedTopics}
        onRetry={editor.retry}
      />
      <output className={classes.said}>{said}</output>
      {!isPhone && (
        <p className={classes.legend}>
          <span>
            <IconLock size={14} stroke={2} aria-hidden /> <Trans>Always on</Trans>
          </span>
          <span>
            <span aria-hidden>–</span> <Trans>Not sent this way</Trans>
          </span>
        </p>
      )}
    </>
  );
}

/** Everything but what matters switched off in one step, which can be taken back. */
function LessNoise({ editor, preferences }: Pick<EditorProps, 'editor' | 'preferences'>) {
  const { t } = useLingui();
  const reduce = () => {
    const before = Object.fromEntries(
      preferences.topics.map(({ topic, channels }) => [topic, channels]),
    );
    const after = Object.fromEntries(
      preferences.topics.map(({ topic, channels }) => [
        topic,
        channelsOf(topic, onlyWhatMatters(topic, channels)),
      ]),
    );
    editor.change({ channels: after });
    showToast(t`Only what matters is left`, {
      undo: () => editor.change({ channels: before }),
    });
  };
  return (
    <div className={classes.noise}>
      <h2>
        <Trans>Too much noise?</Trans>
      </h2>
      <p>
        <Trans>Turn off everything except messages, mentions and your account.</Trans>
      </p>
      <Button variant="default" size="sm" onClick={reduce}>
        <Trans>Only what matters</Trans>
      </Button>
    </div>
  );
}

/** How a person wants to be told of what. */
export function NotificationPreferences() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const viewer = useViewer();
  const editor = usePreferences();
  const { preferences } = editor;
  const isAdministrator = viewer?.memberType === 'wikiAdmin';
  const list = isAdministrator ? adminPaths.notifications() : paths.notifications();
  return (
    <Page title={t`How we reach you`} description={t`What we notify you about, how and when.`}>
      <PageHeader
        back={
          <BackLink to={list}>
            <Trans>Notifications</Trans>
          </BackLink>
        }
        title={<Trans>How we reach you</Trans>}
        description={<Trans>Choose how we notify you about each thing.</Trans>}
        actions={<SaveStatus status={editor.status} />}
      />
      {preferences ? (
        <div className={classes.columns}>
          <div className={classes.main}>
            <Channels preferences={preferences} editor={editor} />
            <QuietHoursCard
              quietHours={preferences.quietHours}
              timeZone={preferences.timeZone}
              onChange={(quietHours) => editor.change({ channels: {}, quietHours })}
              onTimeZone={(timeZone) => editor.change({ channels: {}, timeZone })}
            />
          </div>
          <aside className={classes.side}>
            <DigestCard
              digest={preferences.digest}
              timeZone={preferences.timeZone}
              email={viewer?.email ?? null}
              onChange={(digest) => editor.change({ channels: {}, digest })}
            />
            <DevicesCard />
            <LessNoise preferences={preferences} editor={editor} />
          </aside>
        </div>
      ) : editor.error ? (
        <ErrorState
          title={t`We couldn’t load your preferences`}
          message={errorMessage(editor.error)}
          retryLabel={t`Try again`}
          onRetry={editor.reload}
          retrying={editor.isLoading}
        />
      ) : (
        <ListSkeleton label={t`Loading your preferences`} count={8} />
      )}
    </Page>
  );
}
