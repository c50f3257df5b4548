import { useLingui } from '@lingui/react/macro';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { AddTicketMessageDocument } from '../../../gql/service.ts';
import { useAct } from '../../../lib/forms/use-act.ts';

interface Values {
  ticketId: string;
  text: string;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ ticketMessageSchema }) => ticketMessageSchema);

/** Writing again to one's own request. */
export function ReplyForm({ ticketId, isClosed }: { ticketId: string; isClosed: boolean }) {
  const { t } = useLingui();
  const defaults = { ticketId, text: '' };
  const state = useFormScope<Values>({
    schema,
    defaults,
    send: useAct(AddTicketMessageDocument),
    onDone() {
      state.form.reset(defaults);
    },
  });
  return (
    <FormScope state={state} label={t`Write again`}>
      <Field.TextArea
        name="text"
        label={t`Write again`}
        rows={4}
        help={isClosed ? t`This request is closed. Writing again reopens it.` : undefined}
      />
      <FormActions state={state}>{t`Send the message`}</FormActions>
    </FormScope>
  );
}
