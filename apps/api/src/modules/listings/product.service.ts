import type { Context } from '../../graphql/context.ts';
import { type Page, type PageRequest, readNewestFirst } from '../../platform/database/keyset.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ProductModel, type ProductRecord } from './product.model.ts';
import { visibleTo } from './product.policy.ts';

/** Which products to list. */
export interface ListProducts extends PageRequest {
  /** Only featured ones (true) or only others (false); all when left out. */
  featured?: boolean | null | undefined;
}

/** A page of the products the viewer may see, newest first. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function listProducts(
  { viewer }: Pick<Context, 'viewer'>,
  { featured, ...page }: ListProducts,
): Promise<Page<ProductRecord>> {
  const filter = visibleTo(viewer);
  const isFeatured = featured ?? null;
  return readNewestFirst(
    ProductModel,
    isFeatured === null ? filter : { ...filter, isFeatured },
    { list: `products:${isFeatured ?? 'all'}`, by: 'dateCreated' },
    page,
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
