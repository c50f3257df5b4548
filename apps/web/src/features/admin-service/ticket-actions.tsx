import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconHourglass, IconRotate, IconUserPlus } from '@tabler/icons-react';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { fieldsOf } from '../../components/form/fields.tsx';
import {
  type AdminTicketFragment,
  AssignTicketDocument,
  CloseTicketDocument,
  ExtendTicketTermDocument,
  ReopenTicketDocument,
  type TicketRowFragment,
} from '../../gql/admin-service.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useAct } from '../../lib/forms/use-act.ts';

const isLegal = ({ term }: TicketRowFragment): boolean => Boolean(term && !term.dateAnswered);

/** What can be done to a request, alone or to several. */
export function useTicketActions(): ListAction<TicketRowFragment>[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const assign = useAct(AssignTicketDocument);
  const close = useAct(CloseTicketDocument);
  const reopen = useAct(ReopenTicketDocument);
  return [
    {
      key: 'mine',
      label: t`Take it`,
      icon: IconUserPlus,
      shortcut: 'm',
      isBulk: true,
      isOffered: ({ assignee, status }) => status !== 'CLOSED' && assignee?.id !== viewer?.id,
      run: ({ id }) => assign({ ticketId: id, assigneeId: viewer?.id ?? null }),
      undo: ({ id, assignee }) => assign({ ticketId: id, assigneeId: assignee?.id ?? null }),
      done: () => t`Assigned to you`,
    },
    {
      key: 'close',
      label: t`Close`,
      icon: IconCircleCheck,
      isBulk: true,
      isOffered: (ticket) => ticket.status !== 'CLOSED' && !isLegal(ticket),
      run: ({ id }) => close({ ticketId: id }),
      undo: ({ id }) => reopen({ ticketId: id }),
      done: () => t({ message: 'Closed', context: 'requests' }),
    },
    {
      key: 'reopen',
      label: t`Reopen`,
      icon: IconRotate,
      isMinor: true,
      isOffered: ({ status }) => status === 'CLOSED',
      run: ({ id }) => reopen({ ticketId: id }),
      undo: ({ id }) => close({ ticketId: id }),
      done: () => t`Reopened`,
    },
  ];
}

const Field = fieldsOf<{ reason: string }>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ extendTicketTermSchema }) =>
    extendTicketTermSchema.omit({ ticketId: true }),
  );

function ReasonField() {
  const { t } = useLingui();
  return (
    <Field.TextArea
      name="reason"
      label={t`Why it takes longer`}
      help={t`The person sees it exactly as you write it.`}
      rows={4}
    />
  );
}

/** Gives a request about personal data more time, as far as the law does. */
export function useExtendTerm(): ListAction<AdminTicketFragment> {
  const { t } = useLingui();
  const format = useFormat();
  const extend = useAct(ExtendTicketTermDocument);
  return listAction({
    key: 'extend',
    label: t`Extend the term`,
    icon: IconHourglass,
    isMinor: true,
    isOffered: ({ term }) => term?.canExtend === true,
    ask: ([{ term }]) => ({
      title: t`Extend the term?`,
      text: (
        <Trans>
          The law allows it once. The new last day is {format.date(term?.dateLatest ?? '')}, and the
          person will be told why today.
        </Trans>
      ),
      confirmLabel: <Trans>Extend the term</Trans>,
      form: { schema, defaults: { reason: '' }, fields: <ReasonField /> },
    }),
    run: ({ id }: AdminTicketFragment, { reason }: { reason: string }) =>
      extend({ ticketId: id, reason }),
    done: () => t`The term is extended`,
  });
}
