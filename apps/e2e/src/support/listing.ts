import type { Api, Payload } from './api.ts';
import type { OwnBusiness } from './business.ts';

/** Publishes a product of a business, as its manager would, and gives its id. */
export async function publishProduct(
  api: Api,
  { manager }: Pick<OwnBusiness, 'manager'>,
  name: string,
): Promise<string> {
  const { created } = await api.run<{ created: Payload & { listing: { id: string } | null } }>(
    `mutation ($input: CreateListingInput!) { created: createListing(input: $input) {
      listing { id } userErrors { code field } } }`,
    {
      input: {
        type: 'product',
        values: {
          name: { en: name, es: name },
          description: { en: 'A stool of solid oak.', es: 'Un butaco de roble macizo.' },
          category: 'furniture',
          price: { amountMinor: 85_00, currency: 'USD' },
          condition: 'New',
        },
      },
    },
    manager.token,
  );
  if (!created.listing) throw new Error(`Not created: ${JSON.stringify(created.userErrors)}`);
  await actOnListing(api, { manager }, created.listing.id, 'publish');
  return created.listing.id;
}

/** Does something of the transition table to a listing of one's business. */
export async function actOnListing(
  api: Api,
  { manager }: Pick<OwnBusiness, 'manager'>,
  listingId: string,
  action: 'publish' | 'pause' | 'markSold',
): Promise<void> {
  const { done } = await api.run<{ done: Payload & { outcomes: Payload[] } }>(
    `mutation ($input: ActOnListingsInput!) { done: actOnListings(input: $input) {
      outcomes { userErrors { code field } } userErrors { code field } } }`,
    { input: { listingIds: [listingId], action } },
    manager.token,
  );
  const refusals = [done, ...done.outcomes].flatMap(({ userErrors }) => userErrors);
  if (refusals.length > 0) throw new Error(`Not done: ${JSON.stringify(refusals)}`);
}
