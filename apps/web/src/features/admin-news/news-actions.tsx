import { Trans, useLingui } from '@lingui/react/macro';
import { IconClock, IconEyeOff, IconRotate, IconSend, IconTrash } from '@tabler/icons-react';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import {
  DeleteNewsDocument,
  type NewsRowFragment,
  PublishNewsDocument,
  RestoreNewsDocument,
  ScheduleNewsDocument,
  UnpublishNewsDocument,
} from '../../gql/admin-news.ts';
import { useAct } from '../../lib/forms/use-act.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import {
  ScheduleFields,
  scheduleDefaults,
  type ScheduleValues,
} from './components/schedule-fields.tsx';

type Acted = Pick<NewsRowFragment, 'id' | 'status' | 'hasChanges' | 'draft'>;

/** What an editor that is open has to do with the actions. */
export interface OpenEditor {
  /** Saves what was typed last; false when it could not be saved. */
  flush: () => Promise<boolean>;
  /** Shows which fields are missing before it can be published. */
  point: (fields: readonly string[]) => void;
}

/** Where none is open. */
export const noEditor: OpenEditor = { flush: async () => true, point: () => undefined };

/** What an administrator can do about a piece of news: publish it now or later, withdraw it, delete it. */
export function useNewsActions(editorOf: () => OpenEditor = () => noEditor): ListAction<Acted>[] {
  const { t } = useLingui();
  const localized = useLocalized();
  const publish = useAct(PublishNewsDocument);
  const schedule = useAct(ScheduleNewsDocument);
  const unpublish = useAct(UnpublishNewsDocument);
  const remove = useAct(DeleteNewsDocument);
  const restore = useAct(RestoreNewsDocument);
  const saved = async (act: () => ReturnType<typeof publish>): ReturnType<typeof publish> => {
    const { flush, point } = editorOf();
    if (!(await flush())) return [{ code: 'CONFLICT' }];
    const refused = await act();
    const missing = refused.flatMap(({ code, field }) =>
      code === 'FIELD_REQUIRED' && field?.includes('.') ? [field] : [],
    );
    if (missing.length === 0) return refused;
    point(missing);
    return [{ code: 'NEWS_INCOMPLETE' }];
  };
  const titleOf = ({ draft }: Acted) => localized(draft?.title) || t`Without a title`;
  return [
    {
      key: 'publish',
      label: t`Publish now`,
      icon: IconSend,
      isOffered: ({ status, hasChanges }) =>
        status === 'DRAFT' || status === 'SCHEDULED' || (status === 'PUBLISHED' && !!hasChanges),
      run: ({ id }) => saved(() => publish({ newsId: id })),
      undo: ({ id }) => unpublish({ newsId: id }),
      done: () => t`It’s been published.`,
    },
    listAction({
      key: 'schedule',
      label: t`Schedule`,
      icon: IconClock,
      isOffered: ({ status }: Acted) => status === 'DRAFT' || status === 'SCHEDULED',
      ask: ([item]) => ({
        title: t`When should “${titleOf(item)}” be published?`,
        text: <Trans>It’s published automatically at that time, as saved by then.</Trans>,
        confirmLabel: <Trans>Schedule it</Trans>,
        form: { defaults: scheduleDefaults(), fields: <ScheduleFields /> },
      }),
      run: ({ id }: Acted, { datePublished }: ScheduleValues) =>
        datePublished
          ? saved(() =>
              schedule({ newsId: id, datePublished: new Date(datePublished).toISOString() }),
            )
          : Promise.resolve([{ code: 'FIELD_REQUIRED', field: 'datePublished' }]),
      undo: ({ id }: Acted) => unpublish({ newsId: id }),
      done: () => t`It’s been scheduled.`,
    }),
    {
      key: 'unpublish',
      label: t`Withdraw`,
      icon: IconEyeOff,
      isMinor: true,
      isOffered: ({ status }) => status === 'PUBLISHED' || status === 'SCHEDULED',
      ask: ([item]) => ({
        title: t`Withdraw “${titleOf(item)}”?`,
        text: <Trans>Readers can no longer see it. It’s a draft again, and nothing is lost.</Trans>,
        confirmLabel: <Trans>Withdraw it</Trans>,
      }),
      run: ({ id }) => unpublish({ newsId: id }),
      done: () => t`It’s a draft again.`,
    },
    {
      key: 'delete',
      label: t`Delete`,
      icon: IconTrash,
      isDangerous: true,
      isOffered: ({ status }) => status !== 'REMOVED',
      ask: ([item]) => ({
        title: t`Delete “${titleOf(item)}”?`,
        text: <Trans>You can restore it for 30 days.</Trans>,
        confirmLabel: <Trans>Delete it</Trans>,
        isDangerous: true,
      }),
      run: ({ id }) => remove({ newsId: id }),
      undo: ({ id }) => restore({ newsId: id }),
      done: () => t`It’s been deleted.`,
    },
    {
      key: 'restore',
      label: t`Restore as a draft`,
      icon: IconRotate,
      isOffered: ({ status }) => status === 'REMOVED',
      run: ({ id }) => restore({ newsId: id }),
      done: () => t`Restored as a draft.`,
    },
  ];
}
