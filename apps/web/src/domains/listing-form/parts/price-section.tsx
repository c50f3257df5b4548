import { useLingui } from '@lingui/react/macro';
import { limits, listingCurrencies } from '@wiki/domain';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import formClasses from '../../../components/form/form.module.css';
import { AmountField, BilingualField, Field } from './fields.tsx';
import { useListingContext } from './form-context.tsx';

/** What it costs, in one currency, and what is special about it now. */
export function PriceSection() {
  const { t } = useLingui();
  const { type } = useListingContext();
  return (
    <>
      <div className={formClasses.pair}>
        <CurrencyField />
        {type === 'product' && <AmountField name="price" />}
        {type === 'service' && <AmountField name="pricePerHour" />}
      </div>
      {type === 'service' && (
        <div className={formClasses.pair}>
          <AmountField name="startPrice" />
          <AmountField name="endPrice" />
        </div>
      )}
      {type === 'property' && <PropertyPrices />}
      <BilingualField
        name="offers"
        maxLength={limits.listing.offers}
        rows={2}
        help={t`For example, a discount for members.`}
      />
    </>
  );
}

/** Rent and sale in the order of how it is offered. */
function PropertyPrices() {
  const { form } = useListingContext();
  const transaction = useWatch({ control: form.control, name: 'transactionType' });
  const sale = (
    <div key="sale" className={formClasses.pair}>
      <AmountField name="listingPriceMin" />
      <AmountField name="listingPriceMax" />
    </div>
  );
  const rent = (
    <div key="rent" className={formClasses.pair}>
      <AmountField name="rentalPriceMin" />
      <AmountField name="rentalPriceMax" />
    </div>
  );
  return transaction === 'Rent' || transaction === 'Lease' ? [rent, sale] : [sale, rent];
}

function CurrencyField() {
  const language = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return listingCurrencies.map((value) => ({ value, label: `${value} · ${names.of(value)}` }));
  }, [language]);
  return <Field.Select name="currency" options={options} />;
}
