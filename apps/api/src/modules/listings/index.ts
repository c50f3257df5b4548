import type { ApiModule } from '../../module.ts';
import { onActivityChange } from '../businesses/index.ts';
import { listingsMigrations } from './listings.migrations.ts';
import { Product } from './resolvers/Product.ts';
import { product } from './resolvers/Query/product.ts';
import { products } from './resolvers/Query/products.ts';
import { setSellerActive } from './write-product.ts';

export type { CategoryKey } from './categories.ts';
export type { ProductRecord } from './product.model.ts';
export { createProduct } from './write-product.ts';

// Listings are seen while their seller takes part and its plan lets it publish.
onActivityChange(setSellerActive);

export const listings: ApiModule = {
  name: 'listings',
  resolvers: { Query: { product, products }, Product },
  migrations: listingsMigrations,
};
