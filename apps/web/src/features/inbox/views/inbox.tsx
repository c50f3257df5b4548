import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@wiki/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import '../../../lib/chats/chat-policies.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { useDialogAddress } from '../../../lib/use-dialog-address.ts';
import { ConversationView } from '../components/conversation/conversation-view.tsx';
import { InboxList } from '../components/inbox-list.tsx';
import { useConversationKeys } from '../hooks/use-conversation-keys.ts';
import classes from './inbox.module.css';

const NewConversation = lazyPart(
  () => import('../components/new-conversation.tsx'),
  'NewConversation',
);

/** The conversations and, beside them on a desk, the one that is open. It fills the window. */
export function Inbox() {
  const { t } = useLingui();
  const { chatId } = useParams();
  const dialog = useDialogAddress();
  const list = useConversationKeys(chatId ?? null);
  return (
    <Page title={t`Inbox`} description={t`Your conversations.`} width="full">
      <div
        className={classes.inbox}
        data-open={chatId ? true : undefined}
        data-fills-window={chatId ? 'conversation' : 'list'}
      >
        <section ref={list} className={classes.list} aria-label={t`Conversations`}>
          <InboxList isAlone={!chatId} onNew={() => dialog.show('write')} />
        </section>
        <section className={classes.conversation} aria-label={t`Conversation`}>
          {chatId ? (
            <ConversationView key={chatId} chatId={chatId} />
          ) : (
            <div className={classes.none}>
              <EmptyState
                seed="choose-conversation"
                title={<Trans>Choose a conversation</Trans>}
                message={<Trans>Your messages with the other person will show up here.</Trans>}
              />
            </div>
          )}
        </section>
      </div>
      {dialog.open?.act === 'write' && (
        <Suspense>
          <NewConversation onClose={dialog.close} />
        </Suspense>
      )}
    </Page>
  );
}
