import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconNote, IconTrash } from '@tabler/icons-react';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { listAction } from '../../../components/admin-list/list-types.ts';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  BlacklistChangedDocument,
  BlacklistDocument,
  BlacklistEntryDocument,
  type BlacklistRowFragment,
  NoteBlacklistEntryDocument,
  RemoveBlacklistEntryDocument,
} from '../../../gql/admin-blacklist.ts';
import type { BlacklistOrder } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AddEntry } from '../components/add-entry.tsx';
import { ImportList } from '../components/import-list.tsx';

interface Note {
  note: string | null;
}

const Field = fieldsOf<Note>();

const noteOf = ({ note }: { note?: string | null | undefined }): Note => ({ note: note ?? '' });

const orderOf = (order: string | null): BlacklistOrder => (order === 'HITS' ? 'HITS' : 'TEXT');

/** The words that block a text and the phrases that hold a post: all there are, for administrators. */
export function Blacklist() {
  const { t } = useLingui();
  const format = useFormat();
  const client = useApolloClient();
  const remove = useAct(RemoveBlacklistEntryDocument);
  const note = useAct(NoteBlacklistEntryDocument);
  return (
    <AdminList
      name="blacklist"
      title={t`Blacklist`}
      description={
        <Trans>
          We compare whole words, regardless of case, accents or swapped letters. There’s no other
          list, and texts are never altered.
        </Trans>
      }
      query={BlacklistDocument}
      variables={({ tab, order }) => ({ kind: tab, order: orderOf(order) })}
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
      action={({ tab }) => <ImportList kind={tab} />}
      above={({ tab }, reload) => <AddEntry key={tab} kind={tab} onAdded={() => void reload()} />}
      identity={{ heading: t`Text`, csv: 'text', name: ({ text }) => text }}
      columns={[
        {
          key: 'note',
          heading: t`Note`,
          phone: 'below',
          cell: (entry) => entry.note,
          csv: 'note',
        },
        {
          key: 'hits',
          heading: t`Times`,
          isNumber: true,
          phone: 'below',
          order: ['HITS'],
          cell: ({ hits }) => `${format.number(hits)} ×`,
          csv: 'hits',
        },
        {
          key: 'lastHit',
          heading: t`Last time`,
          phone: 'below',
          cell: ({ dateLastHit }) => (dateLastHit ? <TimeAgo value={dateLastHit} /> : t`Never`),
          csv: 'dateLastHit',
        },
        {
          key: 'added',
          heading: t`Added`,
          phone: 'corner',
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
          csv: 'dateCreated',
        },
      ]}
      actions={[
        listAction<BlacklistRowFragment, Note>({
          key: 'note',
          label: t`Add a note`,
          icon: IconNote,
          ask: ([entry]) => ({
            title: t`Why is “${entry.text}” on the list?`,
            text: <Trans>Only administrators read it.</Trans>,
            confirmLabel: <Trans>Save the note</Trans>,
            form: {
              defaults: noteOf(entry),
              record: {
                kind: 'BLACKLIST_ENTRY',
                id: entry.id,
                version: entry.revision,
                read: async () => {
                  const { data } = await client.query({
                    query: BlacklistEntryDocument,
                    variables: { id: entry.id },
                    fetchPolicy: 'network-only',
                  });
                  const now = data?.blacklistEntry;
                  return now ? { values: noteOf(now), version: now.revision } : null;
                },
              },
              fields: <Field.Text name="note" label={t`Note`} isOptional emptyIsNull />,
            },
          }),
          run: ({ id }, values, version) =>
            note({ entryId: id, note: values.note, revision: String(version) }),
        }),
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
        message: t`What you add applies to everyone right away.`,
      }}
    />
  );
}
