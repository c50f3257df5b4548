import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import {
  CannedRepliesDocument,
  type CannedReplyFieldsFragment,
  SaveCannedReplyDocument,
} from '../../../gql/admin-service.ts';
import { useAct } from '../../../lib/forms/use-act.ts';

interface Values {
  cannedReplyId?: string | null | undefined;
  title: { en: string; es: string };
  text: { en: string; es: string };
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ cannedReplySchema }) => cannedReplySchema);

const both = (text: { en?: string | null; es?: string | null } | undefined) => ({
  en: text?.en ?? '',
  es: text?.es ?? '',
});

const valuesOf = (reply: CannedReplyFieldsFragment | null): Values => ({
  cannedReplyId: reply?.id ?? null,
  title: both(reply?.title),
  text: both(reply?.text),
});

export interface CannedReplyDialogProps {
  /** The one to change; null writes a new one. */
  reply: CannedReplyFieldsFragment | null;
  onClose: () => void;
  onDone: () => void;
}

/** Writes a canned reply in both languages. */
export function CannedReplyDialog({ reply, onClose, onDone }: CannedReplyDialogProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const save = useAct(SaveCannedReplyDocument);
  const state = useFormScope<Values>({
    schema,
    defaults: valuesOf(reply),
    record: reply && {
      kind: 'CANNED_REPLY',
      id: reply.id,
      version: reply.revision,
      read: async () => {
        const { data } = await client.query({
          query: CannedRepliesDocument,
          fetchPolicy: 'network-only',
        });
        const now = data?.cannedReplies.find(({ id }) => id === reply.id);
        return now ? { values: valuesOf(now), version: now.revision } : null;
      },
    },
    send: (values, { version }) => save({ ...values, revision: reply ? String(version) : null }),
    onDone,
  });
  return (
    <Dialog title={reply ? t`Edit the canned reply` : t`New canned reply`} onClose={onClose}>
      <FormScope state={state}>
        <Field.Text name="title.es" label={t`Name in Spanish`} lang="es" />
        <Field.TextArea name="text.es" label={t`Text in Spanish`} rows={5} lang="es" />
        <Field.Text name="title.en" label={t`Name in English`} lang="en" />
        <Field.TextArea name="text.en" label={t`Text in English`} rows={5} lang="en" />
        <FormActions state={state} place="dialog" onCancel={onClose}>
          {t`Save the canned reply`}
        </FormActions>
      </FormScope>
    </Dialog>
  );
}
