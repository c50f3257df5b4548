import { useMutation } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import type { TicketKind } from '@wiki/domain';
import { useRef } from 'react';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { CreateTicketDocument } from '../../../gql/service.ts';
import { useKindOptions } from './kind-options.ts';

interface Values {
  kind: TicketKind;
  subject: string;
  text: string;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ createTicketSchema }) => createTicketSchema);

/** Writing to customer service with an account. */
export function RequestForm({ onSent }: { onSent: (ticketId: string) => void }) {
  const { t } = useLingui();
  const [create] = useMutation(CreateTicketDocument);
  const kinds = useKindOptions();
  const ticketId = useRef('');
  const state = useFormScope<Values>({
    schema,
    defaults: { kind: 'QUESTION', subject: '', text: '' },
    async send(input) {
      const { data } = await create({ variables: { input } });
      ticketId.current = data?.createTicket.ticket?.id ?? '';
      return data?.createTicket.userErrors ?? [];
    },
    onDone: () => onSent(ticketId.current),
  });
  return (
    <FormScope state={state} label={t`A new request`} problemTitle={t`Error sending email message`}>
      <Field.Select name="kind" label={t`What is it about?`} options={kinds} />
      <Field.Text name="subject" label={t`Subject`} />
      <Field.TextArea name="text" label={t`Message`} rows={6} />
      <FormActions state={state}>{t`Send the message`}</FormActions>
    </FormScope>
  );
}
