import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../../components/form/fields.tsx';

const Field = fieldsOf<{ password: string }>();

/** One's password, asked for before what nobody else may do. */
export function OwnPassword() {
  const { t } = useLingui();
  return (
    <Field.Secret
      name="password"
      autoComplete="current-password"
      label={t`Your password`}
      help={t`So nobody else can do this in your name.`}
    />
  );
}
