import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatMessageFieldsFragment } from '../../../../gql/chat-parts.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import classes from './message-list.module.css';

/** What happened in a group, told where it happened. */
export function NoticeLine({ message }: { message: ChatMessageFieldsFragment }) {
  return (
    <p className={classes.notice} data-message={message.id}>
      <Words message={message} />
    </p>
  );
}

function Words({
  message: { notice, sender, isOwn, noticeAbout },
}: {
  message: ChatMessageFieldsFragment;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const who = isOwn ? null : (sender?.displayName ?? t`Someone`);
  const whom = new Intl.ListFormat(language).format(
    noticeAbout.map(({ displayName }) => displayName),
  );
  switch (notice) {
    case 'CREATED':
      return who ? <Trans>{who} created the group</Trans> : <Trans>You created the group</Trans>;
    case 'ADDED':
      return who ? (
        <Trans>
          {who} added {whom}
        </Trans>
      ) : (
        <Trans>You added {whom}</Trans>
      );
    case 'REMOVED':
      return who ? (
        <Trans>
          {who} removed {whom}
        </Trans>
      ) : (
        <Trans>You removed {whom}</Trans>
      );
    case 'LEFT':
      return who ? <Trans>{who} left the group</Trans> : <Trans>You left the group</Trans>;
    case 'HANDED_OVER':
      return <Trans>{whom} now leads the group</Trans>;
    default:
      return who ? <Trans>{who} changed the group</Trans> : <Trans>You changed the group</Trans>;
  }
}
