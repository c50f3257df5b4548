import { useLingui } from '@lingui/react/macro';
import { SkeletonBar } from '@wiki/ui';
import { type ReactNode, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { type Bound, namedFieldsOf } from './fields.tsx';
import classes from './form.module.css';

/** It carries the telephone rules of all countries. */
const PhoneField = lazyPart(() => import('@wiki/ui/phone-field'), 'PhoneField');

const Field = namedFieldsOf<FieldValues>();

export interface PhoneProps extends Bound<FieldValues> {
  /** Names the choice of the country that the number is of. */
  countryLabel?: string;
  help?: ReactNode;
}

/** A telephone number, bound to the form it stands in. */
export function Phone({ countryLabel, help, ...bound }: PhoneProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Field.Custom {...bound}>
      {({ value, ...field }) => (
        <Suspense fallback={<Placeholder />}>
          <PhoneField
            {...field}
            {...(help === undefined ? {} : { help })}
            value={String(value ?? '')}
            countryLabel={countryLabel ?? t`Country of the phone number`}
            locale={language}
          />
        </Suspense>
      )}
    </Field.Custom>
  );
}

/** In the shape of a field, while its code is on its way. */
function Placeholder() {
  return (
    <div className={classes.placeholder} aria-hidden>
      <SkeletonBar width="30%" height="20px" />
      <SkeletonBar height="48px" />
    </div>
  );
}
