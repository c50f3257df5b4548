import type { ReactNode } from 'react';
import { namedFieldsOf } from '../../../components/form/fields.tsx';
import { Phone } from '../../../components/form/phone.tsx';
import { Place, Reference, References, TaxId } from '../../../domains/places/bound-fields.tsx';
import type { ApplicationValues } from '../application-values.ts';
import { FieldPlace } from './field-place.tsx';

const Bound = namedFieldsOf<ApplicationValues>();

/** A bound field in its place, beside what an administrator asks to change about it. */
function placed<Props extends { name: string }>(Control: (props: Props) => ReactNode) {
  return function Placed(props: Props) {
    return (
      <FieldPlace name={props.name}>
        <Control {...props} />
      </FieldPlace>
    );
  };
}

/** The fields of the application, bound to its form; their words are those of `field-texts.ts`. */
export const Field = {
  Text: placed(Bound.Text),
  TextArea: placed(Bound.TextArea),
  Select: placed(Bound.Select),
  Radio: placed(Bound.Radio),
  Custom: placed(Bound.Custom),
  Phone: placed(Phone),
  Reference: placed(Reference),
  References: placed(References),
  TaxId: placed(TaxId),
};

const placeNames = { country: 'country', region: 'state', city: 'city' } as const;

/** Where the business is. */
export function BusinessPlace({ onCountryChange }: { onCountryChange: (country: string) => void }) {
  return (
    <FieldPlace name="country">
      <FieldPlace name="state">
        <FieldPlace name="city">
          <Place names={placeNames} onCountryChange={onCountryChange} />
        </FieldPlace>
      </FieldPlace>
    </FieldPlace>
  );
}
