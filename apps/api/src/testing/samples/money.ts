const prices: ReadonlySet<string> = new Set([
  'priceMin',
  'priceMax',
  'price',
  'startPrice',
  'endPrice',
  'pricePerHour',
  'listingPriceMin',
  'listingPriceMax',
  'rentalPriceMin',
  'rentalPriceMax',
]);

/** Values or conditions of listings as the API takes them: amounts become money, in dollars unless they name a currency. */
export function withMoney(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const currency = given['currency'] ?? 'USD';
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      prices.has(name) && typeof value === 'number' ? { amountMinor: value, currency } : value,
    ]),
  );
}

/** Variables of a list or a search with the prices of their filter as the API takes them. */
export function withMoneyInFilter(variables: Readonly<Record<string, unknown>>) {
  const { filter } = variables;
  return typeof filter === 'object' && filter !== null
    ? { ...variables, filter: withMoney({ ...filter }) }
    : variables;
}
