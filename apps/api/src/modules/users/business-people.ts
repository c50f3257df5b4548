import { UserModel, type UserRecord } from './user.model.ts';

/**
 * The people who work for these businesses, by name. Joins the caller's transaction. Answered by the
 * index on `businessId`.
 */
export async function usersOfBusinesses(businessIds: readonly string[]): Promise<UserRecord[]> {
  return UserModel.find({ businessId: { $in: [...businessIds] }, erasedAt: null })
    .sort({ nameKey: 1, _id: 1 })
    .lean();
}
