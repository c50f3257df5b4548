import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketKind } from '@wiki/domain';
import { useRef } from 'react';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { SendContactMessageDocument } from '../../../gql/service.ts';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useChallenge } from '../use-challenge.ts';
import classes from './contact-form.module.css';
import { useKindOptions } from './kind-options.ts';

interface Values {
  name: string;
  email: string;
  kind: TicketKind;
  subject: string;
  text: string;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ contactFormSchema }) => contactFormSchema);

export interface ContactFormProps {
  viewer: Viewer | null;
  onSent: (number: number) => void;
}

/** Writing to customer service without an account. */
export function ContactForm({ viewer, onSent }: ContactFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [send] = useMutation(SendContactMessageDocument);
  const { begin, forget } = useChallenge();
  const kinds = useKindOptions();
  const trap = useRef<HTMLInputElement>(null);
  const sent = useRef(0);

  const attempt = async (values: Values) => {
    const solved = await begin();
    const challenge = { ...solved, website: trap.current?.value ?? '' };
    const { data } = await send({ variables: { input: { ...values, language, challenge } } });
    forget();
    sent.current = data?.sendContactMessage.number ?? 0;
    return data?.sendContactMessage.userErrors ?? [];
  };
  const state = useFormScope<Values>({
    schema,
    defaults: {
      name: viewer?.displayName ?? '',
      email: viewer?.email ?? '',
      kind: 'QUESTION',
      subject: '',
      text: '',
    },
    async send(values) {
      const refused = await attempt(values);
      // The form was open for too long: a new puzzle is solved without asking anybody.
      return refused.some(({ code }) => code === 'CHALLENGE_FAILED') ? attempt(values) : refused;
    },
    onDone: () => onSent(sent.current),
  });

  return (
    // Whoever begins to write starts the puzzle: it is solved long before they end.
    <div onFocus={() => void begin().catch(() => undefined)}>
      <FormScope state={state} label={t`Contact us`} problemTitle={t`Error sending email message`}>
        <p className={classes.note}>
          <Trans>Fields marked * are required.</Trans>
        </p>
        <div className={formClasses.pair}>
          <Field.Text name="name" label={t`Your name *`} autoComplete="name" />
          <Field.Text
            name="email"
            label={t`Your e-mail *`}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <Field.Select name="kind" label={t`What is it about? *`} options={kinds} />
        <Field.Text name="subject" label={t`Subject *`} />
        <Field.TextArea name="text" label={t`Message *`} rows={7} />
        <div className={classes.trap} aria-hidden="true">
          <label>
            Website
            <input ref={trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <FormActions state={state}>{t`Send the message`}</FormActions>
      </FormScope>
    </div>
  );
}
