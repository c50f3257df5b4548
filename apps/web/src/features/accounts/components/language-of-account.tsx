import { useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { fieldsOf } from '../../../components/form/fields.tsx';

const Field = fieldsOf<FieldValues>();

/** The language that a new account reads and gets its e-mails in. */
export function LanguageOfAccount({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <Field.Radio
      name={name}
      inline
      label={t`Language of your account and its e-mails`}
      options={[
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Español' },
      ]}
    />
  );
}
