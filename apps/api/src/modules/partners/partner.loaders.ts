import DataLoader from 'dataloader';
import type { MaybeViewer } from '../../authz/session.ts';
import { PartnerRevealModel } from './partner.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** Whether the viewer was shown the code of an offer. */
    revealedByOfferId: DataLoader<string, boolean>;
  }
}

/** The loaders of partners for one request. */
export const createPartnerLoaders = (viewer: MaybeViewer) => ({
  revealedByOfferId: new DataLoader<string, boolean>(async (ids) => {
    if (!viewer) return ids.map(() => false);
    const { userId } = viewer;
    const found = await PartnerRevealModel.find({ userId, offerId: { $in: [...ids] } }).lean();
    const revealed = new Set(found.map(({ offerId }) => offerId));
    return ids.map((id) => revealed.has(id));
  }),
});
