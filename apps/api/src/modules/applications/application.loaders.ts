import DataLoader from 'dataloader';
import { ApplicationModel, type ApplicationRecord } from './application.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** An application by its id, whatever its state: who asks has decided that it may be seen. */
    applicationById: DataLoader<string, ApplicationRecord | null>;
    /** A person's open application, else their latest that was not deleted. */
    currentApplicationOf: DataLoader<string, ApplicationRecord | null>;
  }
}

/** The loaders of applications for one request: each once, and many in one command. */
export function createApplicationLoaders() {
  return {
    applicationById: new DataLoader(readApplications),
    currentApplicationOf: new DataLoader(readCurrentApplications),
  };
}

async function readApplications(ids: readonly string[]): Promise<(ApplicationRecord | null)[]> {
  const found = await ApplicationModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map((application) => [application._id.toHexString(), application]));
  return ids.map((id) => byId.get(id) ?? null);
}

async function readCurrentApplications(
  userIds: readonly string[],
): Promise<(ApplicationRecord | null)[]> {
  const found = await ApplicationModel.find({
    applicantId: { $in: [...userIds] },
    status: { $ne: 'deleted' },
  })
    .sort({ dateCreated: -1, _id: -1 })
    .lean();
  return userIds.map((userId) => {
    const own = found.filter(({ applicantId }) => applicantId === userId);
    return own.find(({ isOpen }) => isOpen) ?? own[0] ?? null;
  });
}
