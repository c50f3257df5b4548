import { Trans, useLingui } from '@lingui/react/macro';
import { metersOf } from '@wiki/domain';
import { RadioGroupField, TextField } from '@wiki/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { isUnreadable, wholeNumberOf } from '../values/amounts.ts';
import { areaText, type AreaUnit, areaUnits, squareFeetText } from '../values/area-text.ts';
import { useBoundField } from '../../../components/form/fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import type { ListingValues } from '../values/listing-values.ts';
import { useListingContext } from './form-context.tsx';

const areas = ['squareFeetMin', 'squareFeetMax'] as const;

/** The area from and up to, in the unit that the person measures in. */
export function AreaFields() {
  const { t } = useLingui();
  const { form } = useListingContext();
  const language = useLanguage();
  const country = useWatch({ control: form.control, name: 'country' });
  const [chosen, setChosen] = useState<AreaUnit | null>(null);
  const unit = chosen ?? (language === 'es' || country === 'CO' ? 'm²' : 'ft²');
  const choose = (next: AreaUnit) => {
    setChosen(next);
    // What was no area in the other unit may be one in this.
    for (const name of areas) {
      const text = form.getValues(name);
      if (isUnreadable(wholeNumberOf(text))) {
        form.setValue(name, squareFeetText(text, next), {
          shouldDirty: true,
          shouldValidate: true,
        });
      }
    }
  };
  return (
    <>
      <RadioGroupField
        name="areaUnit"
        label={t`Measure the area in`}
        inline
        value={unit}
        options={areaUnits.map((value) => ({ value, label: value === 'ft²' ? t`ft²` : value }))}
        onChange={({ currentTarget }) =>
          choose(areaUnits.find((each) => each === currentTarget.value) ?? unit)
        }
      />
      <div className={formClasses.pair}>
        {areas.map((name) => (
          <AreaField key={name} name={name} unit={unit} />
        ))}
      </div>
    </>
  );
}

/** An area, typed in one unit and repeated in the other. */
function AreaField({ name, unit }: { name: (typeof areas)[number]; unit: AreaUnit }) {
  const { form } = useListingContext();
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name });
  const language = useLanguage();
  const format = useFormat();
  const { label, ...props } = useBoundField<ListingValues>({ name });
  // What was typed stays as it is for as long as it stands for what the form holds.
  const [typed, setTyped] = useState({ text: '', unit, squareFeet: '' });
  const isTyped = typed.unit === unit && typed.squareFeet === field.value;
  const squareFeet = wholeNumberOf(field.value);
  return (
    <TextField
      {...props}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      label={`${label} (${unit === 'ft²' ? t`ft²` : unit})`}
      inputMode={unit === 'm²' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={13}
      value={isTyped ? typed.text : areaText(field.value, unit, language === 'es' ? ',' : '.')}
      onChange={({ currentTarget: { value: text } }) => {
        const next = squareFeetText(text, unit);
        setTyped({ text, unit, squareFeet: next });
        field.onChange(next);
      }}
      help={
        typeof squareFeet === 'number' &&
        (unit === 'm²' ? (
          <Trans>About {format.number(squareFeet)} ft²</Trans>
        ) : (
          <Trans>About {format.number(metersOf(squareFeet))} m²</Trans>
        ))
      }
    />
  );
}
