import { useListingSellerQuery } from '../../../gql/admin-listings.ts';

/** The name of a business, once it is known. */
export function BusinessName({ id }: { id: string }) {
  const { data } = useListingSellerQuery({ variables: { id } });
  return data?.business?.name ?? '…';
}
