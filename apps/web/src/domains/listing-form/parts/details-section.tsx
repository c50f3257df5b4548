import { useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Controller } from 'react-hook-form';
import { CountrySelect } from '../../places/country-select.tsx';
import { ReferenceCheckboxes } from '../../places/reference-select.tsx';
import { AreaFields } from './area-fields.tsx';
import { BilingualField, LineField, NumberField } from './fields.tsx';
import { useFieldProps, useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';

const { text } = limits.listing;

/** What else is known of it; all of it may stay empty. */
export function DetailsSection() {
  const { type } = useListingContext();
  switch (type) {
    case 'product':
      return <ProductDetails />;
    case 'service':
      return <ServiceDetails />;
    case 'property':
      return <PropertyDetails />;
  }
}

function ProductDetails() {
  const { t } = useLingui();
  return (
    <>
      <div className={classes.pair}>
        <LineField name="brand" maxLength={text} />
        <LineField name="manufacturer" maxLength={text} />
        <LineField name="model" maxLength={text} />
        <LineField name="productId" maxLength={text} help={t`For example, a part number.`} />
        <LineField
          name="gtin"
          inputMode="numeric"
          maxLength={24}
          help={t`The digits under the barcode: 8, 12, 13 or 14.`}
        />
        <LineField
          name="sku"
          maxLength={text}
          spellCheck={false}
          help={t`Your inventory code, one per product.`}
        />
        <LineField name="size" maxLength={text} />
        <OriginField />
      </div>
      <BilingualField name="color" maxLength={text} />
    </>
  );
}

function OriginField() {
  const { t } = useLingui();
  const { form } = useListingContext();
  const props = useFieldProps();
  return (
    <Controller
      control={form.control}
      name="countryOfOrigin"
      render={({ field: { ref: _ref, ...field } }) => (
        <CountrySelect
          {...field}
          {...props('countryOfOrigin')}
          autoComplete="off"
          placeholder={t`Choose a country`}
        />
      )}
    />
  );
}

function ServiceDetails() {
  const { t } = useLingui();
  return (
    <BilingualField
      name="availability"
      maxLength={limits.listing.offers}
      rows={3}
      help={t`For example: Monday to Friday, 8 a.m. to 5 p.m.`}
    />
  );
}

function PropertyDetails() {
  const { form } = useListingContext();
  const props = useFieldProps();
  return (
    <>
      <AreaFields />
      <div className={classes.trio}>
        <NumberField name="rooms" />
        <NumberField name="bedrooms" />
        <NumberField name="bathrooms" />
      </div>
      <div className={classes.pair}>
        <LineField name="fromDate" type="date" />
        <LineField name="toDate" type="date" />
      </div>
      <Controller
        control={form.control}
        name="amenities"
        render={({ field: { ref: _ref, ...field } }) => (
          <div className={classes.amenities}>
            <ReferenceCheckboxes {...field} {...props('amenities')} list="AMENITIES" />
          </div>
        )}
      />
      <LineField name="agent" maxLength={text} />
    </>
  );
}
