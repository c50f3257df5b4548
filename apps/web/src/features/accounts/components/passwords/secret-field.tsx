import { useLingui } from '@lingui/react/macro';
import { PasswordField, type PasswordFieldProps, PasswordMeter } from '@wiki/ui';

/** A password field with its words. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useLingui();
  return (
    <PasswordField {...props} showLabel={t`Show the password`} hideLabel={t`Hide the password`} />
  );
}

/** Advice on a new password, ticked off while it is typed. */
export function SecretAdvice({ value }: { value: string }) {
  const { t } = useLingui();
  return (
    <PasswordMeter
      value={value}
      title={t`A strong password has`}
      advice={{
        length: t`8 characters or more`,
        upper: t`an uppercase letter`,
        lower: t`a lowercase letter`,
        digit: t`a number`,
        symbol: t`a symbol, such as ! or ?`,
      }}
      metLabel={t`Done:`}
      unmetLabel={t`Missing:`}
    />
  );
}
