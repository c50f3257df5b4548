import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ProductModel, type ProductRecord } from './product.model.ts';
import { visibleTo } from './product.policy.ts';

/** Which products to list. */
export interface ListProducts {
  first: number;
  after?: string | null | undefined;
  /** Only featured ones (true) or only others (false); all when left out. */
  featured?: boolean | null | undefined;
}

/** A page of the products the viewer may see, newest first. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function listProducts(
  { config, viewer }: Pick<Context, 'config' | 'viewer'>,
  { featured, ...page }: ListProducts,
): Promise<Page<ProductRecord>> {
  const filter = visibleTo(viewer);
  const isFeatured = featured ?? null;
  return keysetPage<ProductRecord>(
    { config },
    {
      list: `products:${isFeatured ?? 'all'}`,
      model: ProductModel,
      filter: isFeatured === null ? filter : { ...filter, isFeatured },
      order: { field: 'dateCreated', direction: -1 },
      ...page,
    },
  );
}

/** The product with the id if the viewer may see it, else null. */
export async function findProduct(
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<ProductRecord | null> {
  const _id = parseObjectId(id);
  return _id && ProductModel.findOne({ ...visibleTo(viewer), _id }).lean();
}
