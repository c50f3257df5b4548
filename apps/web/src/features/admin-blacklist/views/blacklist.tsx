import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import {
  BlacklistChangedDocument,
  BlacklistDocument,
  RemoveBlacklistEntryDocument,
} from '../../../gql/admin-blacklist.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { AddEntry } from '../components/add-entry.tsx';

/** The words that block a text and the phrases that hold a post: all there are, for administrators. */
export function Blacklist() {
  const { t } = useLingui();
  const remove = useAct(RemoveBlacklistEntryDocument);
  return (
    <AdminList
      name="blacklist"
      title={t`Blacklist`}
      description={
        <Trans>
          Whole words are compared, whatever their case, accents or swapped letters. There is no
          other list, and no text is ever altered.
        </Trans>
      }
      query={BlacklistDocument}
      variables={({ tab }) => ({ kind: tab })}
      of={({ blacklist }) => blacklist}
      live={BlacklistChangedDocument}
      tabs={{
        label: t`Which list`,
        param: 'tab',
        options: [
          { value: 'word', label: t`Words` },
          { value: 'phrase', label: t`Phrases` },
        ],
      }}
      above={({ tab }, reload) => <AddEntry key={tab} kind={tab} onAdded={() => void reload()} />}
      identity={{ heading: t`Text`, name: ({ text }) => text }}
      columns={[
        {
          key: 'added',
          heading: t`Added`,
          phone: 'corner',
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
        },
      ]}
      actions={[
        {
          key: 'remove',
          label: t`Remove from the list`,
          icon: IconTrash,
          isDangerous: true,
          isBulk: true,
          ask: ([entry, ...others]) => ({
            title: plural(others.length + 1, {
              one: `Remove “${entry.text}” from the list?`,
              other: 'Remove # entries from the list?',
            }),
            text: <Trans>From now on texts may contain it.</Trans>,
            confirmLabel: <Trans>Remove from the list</Trans>,
            isDangerous: true,
          }),
          run: ({ id }) => remove({ entryId: id }),
        },
      ]}
      empty={{
        title: t`The list is empty`,
        message: t`What you add applies to everybody at once.`,
      }}
    />
  );
}
