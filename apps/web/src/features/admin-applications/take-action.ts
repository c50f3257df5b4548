import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type ApplicationsQuery, TakeApplicationDocument } from '../../gql/admin-applications.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { useAct } from '../../lib/forms/use-act.ts';

type Row = ApplicationsQuery['applications']['edges'][number]['node'];

/** Takes care of applications that wait for the team, one or several; taken back, they are whose they were. */
export function useTakeApplications(): ListAction<Row> {
  const { t } = useLingui();
  const viewer = useViewer();
  const assign = useAct(TakeApplicationDocument);
  const give = (workId: string, assigneeId: string | null) =>
    assign({ kind: 'application', workId, assigneeId });
  return listAction({
    key: 'take',
    label: t`Take it`,
    icon: IconUserPlus,
    shortcut: 'M',
    isBulk: true,
    isOffered: ({ waiting }: Row) =>
      Boolean(viewer && waiting && waiting.assignee?.id !== viewer.id),
    run: ({ id }) => give(id, viewer?.id ?? null),
    undo: ({ id, waiting }) => give(id, waiting?.assignee?.id ?? null),
    done: ({ length }) =>
      plural(length, {
        one: 'You’re handling this application.',
        other: 'You’re handling # applications.',
      }),
  });
}
