import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SelectField } from '@wiki/ui';
import { useRef } from 'react';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import {
  AddTicketNoteDocument,
  type AdminTicketFragment,
  AnswerTicketDocument,
  type CannedReplyFieldsFragment,
} from '../../../gql/admin-service.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './answer-form.module.css';

interface Values {
  text: string;
}

/** What the text is for. */
type Purpose = 'answer' | 'close' | 'note';

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ ticketMessageSchema }) =>
    ticketMessageSchema.omit({ ticketId: true }),
  );

export interface AnswerFormProps {
  ticket: AdminTicketFragment;
  cannedReplies: readonly CannedReplyFieldsFragment[];
}

/** Answering a request, or noting something for the others. */
export function AnswerForm({ ticket, cannedReplies }: AnswerFormProps) {
  const { t } = useLingui();
  const own = useLanguage();
  const answer = useAct(AnswerTicketDocument);
  const note = useAct(AddTicketNoteDocument);
  // Which button was pressed: it is known before the form is sent.
  const purpose = useRef<Purpose>('answer');
  const state = useFormScope<Values>({
    schema,
    defaults: { text: '' },
    send: ({ text }) =>
      purpose.current === 'note'
        ? note({ ticketId: ticket.id, text })
        : answer({
            ticketId: ticket.id,
            text,
            readMessages: ticket.messageCount,
            isClosing: purpose.current === 'close',
          }),
    onDone() {
      showToast(purpose.current === 'note' ? t`Noted` : t`Email message sent successfully`);
      state.form.reset({ text: '' });
    },
  });
  const choose = (wanted: Purpose) => {
    purpose.current = wanted;
  };
  const language = ticket.language;
  const insert = (id: string) => {
    const reply = cannedReplies.find((each) => each.id === id);
    if (!reply) return;
    const words = (reply.text[language] ?? '').replaceAll('{name}', ticket.requesterName);
    const before = state.form.getValues('text');
    state.form.setValue('text', before ? `${before}\n\n${words}` : words, { shouldDirty: true });
    state.form.setFocus('text');
  };
  const reads = language === 'es' ? t`Spanish` : t`English`;
  return (
    <FormScope state={state} label={t`Your answer`} problemTitle={t`Error sending email message`}>
      <div className={classes.head}>
        <h2>
          <Trans>Your answer</Trans>
        </h2>
        <p>
          <Trans>
            {ticket.requesterName} reads {reads}.
          </Trans>
        </p>
      </div>
      {cannedReplies.length > 0 && (
        <SelectField
          label={t`Insert a canned reply`}
          placeholder={t`Choose one`}
          value=""
          onChange={(event) => insert(event.currentTarget.value)}
          options={cannedReplies.map(({ id, title }) => ({
            value: id,
            label: title[own] ?? title[language] ?? '',
          }))}
        />
      )}
      <Field.TextArea name="text" label={t`Message`} rows={7} lang={language} />
      <div className={formClasses.buttons}>
        <Button type="submit" loading={state.isSending} onClick={() => choose('answer')}>
          <Trans>Send the answer</Trans>
        </Button>
        <Button
          type="submit"
          variant="default"
          disabled={state.isSending}
          onClick={() => choose('close')}
        >
          <Trans>Send and close</Trans>
        </Button>
        <Button
          type="submit"
          variant="default"
          disabled={state.isSending}
          onClick={() => choose('note')}
        >
          <Trans>Keep as an internal note</Trans>
        </Button>
      </div>
    </FormScope>
  );
}
