import type { ApiModule } from '../../module.ts';
import { listingsMigrations } from './listings.migrations.ts';
import { Product } from './resolvers/Product.ts';
import { product } from './resolvers/Query/product.ts';
import { products } from './resolvers/Query/products.ts';

export type { CategoryKey } from './categories.ts';
export type { ProductRecord } from './product.model.ts';
export { createProduct, setSellerActive } from './write-product.ts';

export const listings: ApiModule = {
  name: 'listings',
  resolvers: { Query: { product, products }, Product },
  migrations: listingsMigrations,
};
