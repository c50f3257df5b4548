import { Trans, useLingui } from '@lingui/react/macro';
import { accountSuspensionReasons } from '@wiki/domain';
import { useState } from 'react';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import classes from '../../../components/form/form.module.css';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { SuspendFromCaseDocument } from '../../../gql/admin-moderation.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

interface Values {
  key: string;
  text: string;
  dateUntil: Date | null;
}

const Field = fieldsOf<Values>();
const day = 24 * 3_600_000;

/** Suspends the author of a case until a day, with a reason that they read in their language. */
export function SuspendDialog({
  caseId,
  name,
  onClose,
}: {
  caseId: string;
  name: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const localized = useLocalized();
  const [until] = useState(() => new Date(Date.now() + 7 * day));
  const suspend = useAct(SuspendFromCaseDocument);
  const state = useFormScope<Values>({
    defaults: { key: 'termsBroken', text: '', dateUntil: until },
    async send({ key, text, dateUntil: end }) {
      const refused = await suspend({
        caseId,
        reason: { key: key || null, text: text || null },
        dateUntil: (end ?? new Date(0)).toISOString(),
      });
      return refused.map((each) => ({
        ...each,
        field: each.field?.replace(/^reason\./, '') ?? null,
      }));
    },
    onDone: () => {
      onClose();
      showToast(t`${name} is suspended and has been told why.`);
    },
  });
  return (
    <Dialog title={t`Suspend ${name}?`} onClose={onClose}>
      <FormScope state={state}>
        <p className={classes.text}>
          <Trans>
            They’re signed out everywhere, see the reason and the end date by e-mail and when they
            try to sign in, and can come back on their own after that day.
          </Trans>
        </p>
        <Field.Select
          name="key"
          label={t`Reason`}
          placeholder={t`Only in your own words`}
          options={Object.entries(accountSuspensionReasons).map(([value, label]) => ({
            value,
            label: localized(label),
          }))}
        />
        <Field.TextArea name="text" label={t`In your own words`} rows={3} isOptional />
        <Field.Day name="dateUntil" label={t`Through`} isFuture />
        <FormActions state={state} isDangerous place="dialog" onCancel={onClose}>
          <Trans>Suspend</Trans>
        </FormActions>
      </FormScope>
    </Dialog>
  );
}
