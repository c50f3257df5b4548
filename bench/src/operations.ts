/**
 * The operations the scenarios ask for, as an integrator or our client would: a card of a product
 * with its business. Cursors of results are left out, because they are each server's own.
 */
const card = /* GraphQL */ `
  id
  name { en es }
  description { en es }
  price { amountMinor currency }
  category { key }
  condition
  isFeatured
  dateCreated
  artwork { seed palette }
  business { id name city region country }
`;

/** A page of 20 products with their businesses. */
export const pageOperation = /* GraphQL */ `query Page($after: Cursor) {
  products(first: 20, after: $after) {
    edges { node { ${card} } }
    pageInfo { hasNextPage }
  }
}`;

/** One product with its business. */
export const productOperation = /* GraphQL */ `query Product($id: ID!) {
  product(id: $id) { ${card} }
}`;
