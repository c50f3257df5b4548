import { Trans, useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import classes from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { AddBlacklistEntryDocument } from '../../../gql/admin-blacklist.ts';
import type { AddBlacklistEntryInput, BlacklistKind } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';

const Field = fieldsOf<AddBlacklistEntryInput>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ blacklistEntrySchema }) => blacklistEntrySchema);

/** Adds a word or a phrase. */
export function AddEntry({ kind, onAdded }: { kind: BlacklistKind; onAdded: () => void }) {
  const { t } = useLingui();
  const state = useFormScope<AddBlacklistEntryInput>({
    schema,
    defaults: { kind, text: '' },
    send: useAct(AddBlacklistEntryDocument),
    onDone: () => {
      state.form.reset();
      onAdded();
    },
  });
  return (
    <FormScope state={state}>
      <div className={classes.line}>
        <Field.Text
          name="text"
          label={kind === 'word' ? t`New word` : t`New phrase`}
          help={
            kind === 'word'
              ? t`One word. Texts that contain it are not accepted.`
              : t`Several words. Forum posts and comments that contain them wait for review.`
          }
          autoComplete="off"
        />
        <FormActions state={state}>
          <Trans>Add to the list</Trans>
        </FormActions>
      </div>
    </FormScope>
  );
}
