import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, ListSkeleton, TextField } from '@wiki/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import type { ChatRowFragment } from '../../../../gql/chat-parts.ts';
import {
  BlockPersonDocument,
  HandOverGroupDocument,
  LeaveGroupDocument,
  type MessageSeenByQuery,
  UnblockPersonDocument,
  useChatMembersQuery,
  useMessageSeenByQuery,
} from '../../../../gql/inbox.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import { paths } from '../../../../lib/paths.ts';
import type { DialogAddress } from '../../../../lib/use-dialog-address.ts';
import { FoundMessages } from '../found-messages.tsx';
import { GroupDialog } from '../group-dialog.tsx';
import classes from '../people.module.css';
import { SharedDialog } from '../shared-dialog.tsx';

export interface ConversationDialogProps {
  chat: ChatRowFragment;
  onClose: () => void;
}

/** The dialogs of a conversation: which one is open stands in the address. */
export function ConversationDialogs({
  chat,
  dialog,
}: {
  chat: ChatRowFragment;
  dialog: DialogAddress;
}) {
  const { open, close } = dialog;
  const own = { chat, onClose: close };
  switch (open?.act) {
    case 'search':
      return <SearchDialog {...own} />;
    case 'members':
      return chat.isGroup ? (
        <GroupDialog
          {...own}
          onHandOver={(userId) => dialog.show('hand-over', [userId])}
          onLeave={() => dialog.show('leave')}
        />
      ) : null;
    case 'shared':
      return <SharedDialog {...own} />;
    case 'seen':
      return <SeenByDialog {...own} messageId={open.on[0] ?? ''} />;
    case 'hand-over':
      return chat.isGroup ? <HandOverDialog {...own} userId={open.on[0] ?? ''} /> : null;
    case 'leave':
      return chat.isGroup ? <LeaveDialog {...own} /> : null;
    case 'block':
      return chat.isGroup ? null : <BlockDialog {...own} />;
    default:
      return null;
  }
}

function SearchDialog({ chat, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  return (
    <Dialog title={t`Search this conversation`} onClose={onClose}>
      <TextField
        name="words"
        type="search"
        label={t`Words in a message`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {search && <FoundMessages text={search} chatId={chat.id} />}
    </Dialog>
  );
}

function SeenByDialog({
  chat,
  messageId,
  onClose,
}: ConversationDialogProps & { messageId: string }) {
  const { t } = useLingui();
  const { data } = useMessageSeenByQuery({
    variables: { id: chat.id, around: messageId },
    fetchPolicy: 'network-only',
  });
  const message = data?.chat?.messages.edges.find(({ node }) => node.id === messageId)?.node;
  return (
    <Dialog title={t`Seen by`} onClose={onClose}>
      {!data && <ListSkeleton label={t`Loading people`} count={3} />}
      {message && (
        <>
          {message.seenBy.length === 0 && (
            <p className={classes.count}>
              <Trans>Nobody has seen it yet, or they don’t share read receipts.</Trans>
            </p>
          )}
          <People people={message.seenBy} />
          {message.deliveredTo.length > 0 && (
            <>
              <h3 className={classes.section}>
                <Trans>Delivered to</Trans>
              </h3>
              <People people={message.deliveredTo} />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

type Receipt = NonNullable<
  MessageSeenByQuery['chat']
>['messages']['edges'][number]['node']['deliveredTo'][number];

/** Whom a message reached, or who saw it, and when. */
function People({ people }: { people: readonly Receipt[] }) {
  return (
    <ul className={classes.people}>
      {people.map(({ date, user }, place) => (
        <li key={user?.id ?? place} className={classes.person}>
          <Avatar
            name={user?.displayName ?? '?'}
            seed={user?.id ?? String(place)}
            src={user?.photoUrl ?? null}
            size={40}
          />
          <span className={classes.personName}>
            {user?.displayName ?? <Trans>Former member</Trans>}
            {date && (
              <span className={classes.detail}>
                <TimeAgo value={date} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asks before the group is handed over: whoever did cannot take it back. */
function HandOverDialog({ chat, userId, onClose }: ConversationDialogProps & { userId: string }) {
  const { t } = useLingui();
  const handOver = useAct(HandOverGroupDocument);
  const { data } = useChatMembersQuery({ variables: { id: chat.id } });
  // The question stays while it is answered: whoever handed the group over leads it no more.
  const [mayAsk] = useState(chat.viewerLeads);
  const member = data?.chat?.members.find(({ user }) => user?.id === userId);
  if (!mayAsk || !member?.user) return null;
  const name = member.user.displayName;
  return (
    <ConfirmDialog
      title={t`Hand over the group to ${name}?`}
      confirmLabel={<Trans>Hand over the group</Trans>}
      onConfirm={() => handOver({ chatId: chat.id, userId })}
      onClose={onClose}
    >
      <Trans>
        {name} will decide on its name, picture and people. Only they can hand it back to you.
      </Trans>
    </ConfirmDialog>
  );
}

function LeaveDialog({ chat, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const leave = useAct(LeaveGroupDocument);
  const hasLeft = useRef(false);
  const name = chat.name ?? '';
  return (
    <ConfirmDialog
      title={t`Leave ${name}?`}
      confirmLabel={<Trans>Leave the group</Trans>}
      isDangerous
      onConfirm={async () => {
        const refused = await leave({ chatId: chat.id });
        hasLeft.current = refused.length === 0;
        return refused;
      }}
      // Back from here lies the conversation: whoever left it goes to the others.
      onClose={() => {
        if (hasLeft.current) void navigate(paths.inbox(), { replace: true });
        else onClose();
      }}
    >
      {chat.viewerLeads ? (
        <Trans>
          You won’t be able to read it anymore. Whoever has been in it longest will lead the group.
        </Trans>
      ) : (
        <Trans>You won’t be able to read it anymore, unless someone adds you again.</Trans>
      )}
    </ConfirmDialog>
  );
}

function BlockDialog({ chat, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const block = useAct(BlockPersonDocument);
  const unblock = useAct(UnblockPersonDocument);
  const [other] = chat.otherMembers;
  // The question stays what it was when it was asked: its answer changes the state beneath it.
  const [isBlocked] = useState(other?.viewerBlocks ?? false);
  if (!other) return null;
  const name = other.displayName;
  const input = { userId: other.id };
  /** Whether one may write follows from it. */
  const thenRead = async (act: ReturnType<typeof block>) => {
    const refused = await act;
    await client.refetchQueries({ include: ['Chat'] });
    return refused;
  };
  if (isBlocked) {
    return (
      <ConfirmDialog
        title={t`Unblock ${name}?`}
        confirmLabel={<Trans>Unblock</Trans>}
        onConfirm={() => thenRead(unblock(input))}
        onClose={onClose}
      >
        <Trans>You can write to each other again.</Trans>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={t`Block ${name}?`}
      confirmLabel={<Trans>Block</Trans>}
      isDangerous
      onConfirm={() => thenRead(block(input))}
      onClose={onClose}
    >
      <Trans>
        Neither of you will be able to write to the other or add them to a group. They won’t be
        notified. You can undo this from this conversation.
      </Trans>
    </ConfirmDialog>
  );
}
