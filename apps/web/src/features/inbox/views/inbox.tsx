import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LiveDot, PageHeader } from '@wiki/ui';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { ChatList } from '../components/chat-list.tsx';
import { ConversationView } from '../components/conversation-view.tsx';
import { useChats } from '../hooks/use-chats.ts';
import classes from './inbox.module.css';

/** The conversations and, beside them on a desk, the one that is open. */
export function Inbox() {
  const { t } = useLingui();
  const { chatId } = useParams();
  const list = useChats();
  const isEmpty = list.chats?.length === 0 && !chatId;
  return (
    <Page title={t`Inbox`} description={t`Your conversations with sellers and customers.`}>
      <div
        className={classes.inbox}
        data-open={chatId ? true : undefined}
        data-empty={isEmpty || undefined}
      >
        <div className={classes.list}>
          <PageHeader title={<Trans>Inbox</Trans>} description={<LiveDot label={t`Live`} />} />
          <ChatList list={list} />
        </div>
        {!isEmpty && (
          <div className={classes.conversation}>
            {chatId ? (
              <ConversationView key={chatId} chatId={chatId} />
            ) : (
              <EmptyState
                seed="choose-conversation"
                title={<Trans>Choose a conversation</Trans>}
                message={<Trans>What you and the other side wrote will show here.</Trans>}
              />
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
