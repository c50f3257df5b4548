import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import form from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import {
  AddBlacklistEntryDocument,
  BlacklistRehearsalDocument,
  type BlacklistRehearsalQuery,
} from '../../../gql/admin-blacklist.ts';
import type { AddBlacklistEntryInput, BlacklistKind } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { Rehearsal } from './rehearsal.tsx';

const Field = fieldsOf<AddBlacklistEntryInput>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ blacklistEntrySchema }) => blacklistEntrySchema);

interface Rehearsed {
  text: string;
  found: BlacklistRehearsalQuery['blacklistRehearsal'];
}

/** Adds a word or a phrase, after it was seen what it would have stopped. */
export function AddEntry({ kind, onAdded }: { kind: BlacklistKind; onAdded: () => void }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const add = useAct(AddBlacklistEntryDocument);
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const isSure = useRef(false);
  const state = useFormScope<AddBlacklistEntryInput>({
    schema,
    defaults: { kind, text: '', note: '' },
    async send(values) {
      if (isSure.current) return add(values);
      const { text } = values;
      const { data } = await client.query({
        query: BlacklistRehearsalDocument,
        variables: { kind, texts: [text] },
        fetchPolicy: 'no-cache',
      });
      if (data) setRehearsed({ text, found: data.blacklistRehearsal });
      return [];
    },
    onDone() {
      if (!isSure.current) return;
      setRehearsed(null);
      state.form.reset();
      showToast(t`Added to the list`);
      onAdded();
    },
  });
  const text = useWatch({ control: state.form.control, name: 'text' });
  const shown = rehearsed !== null && rehearsed.text === text.trim() ? rehearsed : null;
  const submit = async (sure: boolean) => {
    isSure.current = sure;
    await state.submit();
    isSure.current = false;
  };
  return (
    <FormScope state={{ ...state, submit: () => submit(false) }}>
      <div className={form.pair}>
        <Field.Text
          name="text"
          label={kind === 'word' ? t`New word` : t`New phrase`}
          help={
            kind === 'word'
              ? t`One word. Texts that contain it aren’t accepted.`
              : t`Several words. Forum posts and comments that contain them wait for review.`
          }
          autoComplete="off"
        />
        <Field.Text
          name="note"
          label={t`Note`}
          help={t`Why it is on the list, for other administrators.`}
          isOptional
          emptyIsNull
          autoComplete="off"
        />
      </div>
      {shown ? (
        <Rehearsal found={shown.found} kind={kind}>
          <Button loading={state.isSending} onClick={() => void submit(true)}>
            <Trans>Add to the list</Trans>
          </Button>
          <Button variant="default" onClick={() => setRehearsed(null)}>
            <Trans>Change it</Trans>
          </Button>
        </Rehearsal>
      ) : (
        <FormActions state={state}>
          {kind === 'word' ? (
            <Trans>See what it would refuse</Trans>
          ) : (
            <Trans>See what it would hold</Trans>
          )}
        </FormActions>
      )}
    </FormScope>
  );
}
