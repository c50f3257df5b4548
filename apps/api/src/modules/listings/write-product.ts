import { ProductModel, type ProductRecord } from './product.model.ts';

/** Writes a product, joining the caller's transaction. Records no event. */
export async function createProduct(product: ProductRecord): Promise<ProductRecord> {
  await ProductModel.create([product]);
  return product;
}

/**
 * Notes on every product of a business whether it sells now, which shows or hides them. Called inside
 * the transaction that changes the status or the membership of the business.
 */
export async function setSellerActive(businessId: string, sellerActive: boolean): Promise<void> {
  await ProductModel.updateMany({ businessId }, { sellerActive });
}
