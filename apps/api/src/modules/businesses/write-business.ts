import { BusinessModel, type BusinessRecord, type BusinessStatus } from './business.model.ts';

/** Writes a business, joining the caller's transaction. Records no event. */
export async function createBusiness(business: BusinessRecord): Promise<BusinessRecord> {
  await BusinessModel.create([business]);
  return business;
}

/** Whether there is a business with the id, whatever its status. */
export async function hasBusiness(id: string): Promise<boolean> {
  return (await BusinessModel.exists({ _id: id })) !== null;
}

/** Changes the status of a business. Note it on its listings in the same transaction. */
export async function setBusinessStatus(id: string, status: BusinessStatus): Promise<void> {
  await BusinessModel.updateOne({ _id: id }, { status });
}
