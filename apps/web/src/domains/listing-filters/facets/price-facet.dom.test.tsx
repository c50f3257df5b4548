import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { everything, type ListingQuery } from '../listing-query.ts';
import { PriceFacet, type PriceFacetProps } from './price-facet.tsx';

const facets = {
  currencies: [
    { value: 'USD', label: null, count: 3 },
    { value: 'COP', label: null, count: 9 },
  ],
  price: { currency: 'USD', min: 500, max: 30_000, steps: [] },
} as unknown as PriceFacetProps['facets'];

const show = (query: Partial<ListingQuery>) =>
  renderPart(
    <PriceFacet
      facets={facets}
      state={{ query: { ...everything, ...query }, change: () => undefined }}
    />,
  );

const words = 'Amounts are in USD until you choose a currency.';

test('in any currency, it says what its amounts are in', async () => {
  show({});
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([{ currency: 'COP' }, { priceMin: 10 }] as const)(
  'in one currency it has nothing to say: %j',
  async (query) => {
    show(query);
    await screen.findByLabelText('From');
    expect(screen.queryByText(words)).toBeNull();
  },
);
