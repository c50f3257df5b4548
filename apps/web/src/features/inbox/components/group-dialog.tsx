import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { IconCrown, IconDots, IconLogout, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import {
  Avatar,
  Button,
  CheckboxField,
  InlineAlert,
  ListSkeleton,
  RadioGroupField,
  TextField,
} from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Dropdown, dropdownItem } from '../../../components/overlays/dropdown.tsx';
import {
  AddToGroupDocument,
  ChangeGroupDocument,
  type ChatMembersQuery,
  RemoveFromGroupDocument,
  useChatMembersQuery,
} from '../../../gql/inbox.ts';
import type { GroupAdders } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import type { ConversationDialogProps } from './conversation/conversation-dialogs.tsx';
import { GroupPicture } from './group-picture.tsx';
import classes from './people.module.css';
import { PeoplePicker } from './people-picker.tsx';

type Member = NonNullable<ChatMembersQuery['chat']>['members'][number];

/** Runs acts one at a time and says why one was refused. */
function useTold() {
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    run: async (act: Promise<readonly { code: string }[]>) => {
      setProblem(null);
      const [error] = await act.catch((failure: unknown) => [{ code: failureOf(failure) }]);
      setProblem(error?.code ?? null);
    },
  };
}

/** The people of a group and what holds in it; whoever leads it changes that. */
export function GroupDialog({
  chat,
  onClose,
  onHandOver,
  onLeave,
}: ConversationDialogProps & { onHandOver: (userId: string) => void; onLeave: () => void }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [isAdding, setAdding] = useState(false);
  const { data } = useChatMembersQuery({
    variables: { id: chat.id },
    fetchPolicy: 'cache-and-network',
  });
  const add = useAct(AddToGroupDocument);
  const { problem, run } = useTold();
  const members = data?.chat?.members ?? [];
  const ids = members.flatMap(({ user }) => (user ? [user.id] : []));
  const { id: chatId, memberCount } = chat;
  return (
    <Dialog title={chat.name ?? t`Group`} onClose={onClose}>
      {problem && <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert>}
      {chat.viewerLeads && <GroupSettings chat={chat} run={run} />}
      <p className={classes.count}>
        <Plural value={memberCount} one="# person" other="# people" />
      </p>
      {!data && <ListSkeleton label={t`Loading people`} count={4} />}
      <ul className={classes.people}>
        {members.map((member) => (
          <MemberRow
            key={member.user?.id ?? member.dateJoined}
            member={member}
            chat={chat}
            onHandOver={onHandOver}
            run={run}
          />
        ))}
      </ul>
      {isAdding && (
        <PeoplePicker
          without={ids}
          onChoose={({ id }) => void run(add({ chatId, userIds: [id] }))}
        />
      )}
      <div className={classes.actions}>
        {chat.viewerCanAdd && memberCount < limits.chat.members && !isAdding && (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            <Trans>Add people</Trans>
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
          onClick={onLeave}
        >
          <Trans>Leave the group</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function MemberRow({
  member: { user, isOwner },
  chat: { id: chatId, viewerLeads },
  onHandOver,
  run,
}: {
  member: Member;
  chat: ConversationDialogProps['chat'];
  onHandOver: (userId: string) => void;
  run: (act: Promise<readonly { code: string }[]>) => Promise<void>;
}) {
  const { t } = useLingui();
  const remove = useAct(RemoveFromGroupDocument);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  if (!user) return null;
  const name = user.displayName;
  return (
    <li className={classes.person}>
      <Avatar name={name} seed={user.id} src={user.photoUrl ?? null} size={40} />
      <span className={classes.personName}>
        <Link to={paths.userProfile(user.id)}>{name}</Link>
        {isOwner && (
          <span className={classes.detail}>
            <Trans>Leads the group</Trans>
          </span>
        )}
      </span>
      {viewerLeads && !isOwner && (
        <Dropdown
          label={t`More about ${name}`}
          trigger={<IconDots size={20} stroke={1.75} aria-hidden />}
          look="icon"
        >
          <button type="button" className={dropdownItem} onClick={() => onHandOver(user.id)}>
            <IconCrown {...icon} />
            <Trans>Hand over the group</Trans>
          </button>
          <button
            type="button"
            className={dropdownItem}
            onClick={() => void run(remove({ chatId, userId: user.id }))}
          >
            <IconUserMinus {...icon} />
            <Trans>Remove from the group</Trans>
          </button>
        </Dropdown>
      )}
    </li>
  );
}

/** The group's name, picture and rules. */
function GroupSettings({
  chat,
  run,
}: {
  chat: ConversationDialogProps['chat'];
  run: (act: Promise<readonly { code: string }[]>) => Promise<void>;
}) {
  const { t } = useLingui();
  const change = useAct(ChangeGroupDocument);
  const { id: chatId } = chat;
  const [name, setName] = useState(chat.name ?? '');
  return (
    <div className={classes.form}>
      <GroupPicture
        chatId={chatId}
        name={chat.name ?? ''}
        picture={chat.picture ?? null}
        onChange={(pictureId) => void run(change({ chatId, pictureId }))}
      />
      <TextField
        name="name"
        label={t`Name of the group`}
        value={name}
        maxLength={limits.chat.groupName}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => {
          if (name.trim() && name !== chat.name) void run(change({ chatId, name }));
        }}
      />
      <RadioGroupField
        name="whoMayAdd"
        label={t`Who may add people`}
        value={chat.whoMayAdd ?? 'OWNER'}
        options={[
          { value: 'OWNER', label: t`Only me` },
          { value: 'MEMBERS', label: t`Everyone in the group` },
        ]}
        onChange={(event) => {
          const whoMayAdd = event.currentTarget.value as GroupAdders;
          void run(change({ chatId, whoMayAdd }));
        }}
      />
      <CheckboxField
        label={t`New people can read earlier messages`}
        checked={chat.newMembersSeePast ?? false}
        onChange={(event) => {
          const newMembersSeePast = event.currentTarget.checked;
          void run(change({ chatId, newMembersSeePast }));
        }}
      />
    </div>
  );
}
