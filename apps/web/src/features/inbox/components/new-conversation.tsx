import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { IconUsersPlus } from '@tabler/icons-react';
import { Button, CheckboxField, InlineAlert, RadioGroupField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { NewMemberNote } from '../../../domains/writing-limits/new-member-note.tsx';
import { type PeopleToWriteToQuery, useCreateGroupMutation } from '../../../gql/inbox.ts';
import type { GroupAdders } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { placeChat } from '../../../lib/chats/chat-cache.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './people.module.css';
import { PeoplePicker } from './people-picker.tsx';

type Person = PeopleToWriteToQuery['peopleToWriteTo'][number];

/** Finds somebody to write to, or people for a group. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isGroup, setGroup] = useState(false);
  if (isGroup) return <NewGroup onClose={onClose} />;
  return (
    <Dialog title={t`New conversation`} onClose={onClose}>
      <div className={classes.form}>
        <Button
          variant="default"
          leftSection={<IconUsersPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setGroup(true)}
          className={classes.group}
        >
          <Trans>Start a group</Trans>
        </Button>
        <NewMemberNote about="contact" />
        <PeoplePicker onChoose={({ id }) => void navigate(paths.writeTo(id), { replace: true })} />
      </div>
    </Dialog>
  );
}

/** A group to begin: who, under which name, and what holds in it. */
function NewGroup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const [create, { loading }] = useCreateGroupMutation();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [name, setName] = useState('');
  const [whoMayAdd, setWhoMayAdd] = useState<GroupAdders>('OWNER');
  const [newMembersSeePast, setSeePast] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toggle = (person: Person) =>
    setPeople((all) =>
      all.some(({ id }) => id === person.id)
        ? all.filter(({ id }) => id !== person.id)
        : [...all, person].slice(0, limits.chat.members - 1),
    );
  const begin = async () => {
    setProblem(null);
    const memberIds = people.map(({ id }) => id);
    const input = { name, memberIds, whoMayAdd, newMembersSeePast };
    try {
      const { data } = await create({
        variables: { input },
        update: (cache, { data: answer }) => {
          const id = answer?.createGroup.chat?.id;
          if (id) placeChat(cache, id);
        },
      });
      const { chat, userErrors = [] } = data?.createGroup ?? {};
      if (chat) await navigate(paths.chat(chat.id), { replace: true });
      else setProblem(userErrors[0]?.code ?? 'INTERNAL');
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  return (
    <Dialog title={t`Start a group`} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        {problem && <InlineAlert tone="error">{errorMessage(problem)}</InlineAlert>}
        <TextField
          name="name"
          label={t`Name of the group`}
          value={name}
          maxLength={limits.chat.groupName}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <p className={classes.count}>
          <Plural
            value={people.length}
            _0="Choose at least two people"
            one="# person chosen, choose one more"
            other="# people chosen"
          />
        </p>
        <PeoplePicker chosen={people} onChoose={toggle} />
        <RadioGroupField
          name="whoMayAdd"
          label={t`Who may add people`}
          value={whoMayAdd}
          options={[
            { value: 'OWNER', label: t`Only me` },
            { value: 'MEMBERS', label: t`Everyone in the group` },
          ]}
          onChange={(event) => setWhoMayAdd(event.currentTarget.value as GroupAdders)}
        />
        <CheckboxField
          label={t`New people can read earlier messages`}
          checked={newMembersSeePast}
          onChange={(event) => setSeePast(event.currentTarget.checked)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={loading} disabled={people.length < 2 || !name.trim()}>
            <Trans>Start the group</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
