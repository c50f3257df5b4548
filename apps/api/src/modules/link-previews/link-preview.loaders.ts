import DataLoader from 'dataloader';
import { keyOf, LinkPreviewModel, type LinkPreviewRecord } from './link-preview.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** What is known of the page at an address; null for nothing. */
    linkPreview: DataLoader<string, LinkPreviewRecord | null>;
  }
}

/** The loader of previews for one request. */
export const createLinkPreviewLoaders = () => ({
  linkPreview: new DataLoader(async (urls: readonly string[]) => {
    const keys = urls.map(keyOf);
    const found = await LinkPreviewModel.find({ _id: { $in: keys }, title: { $ne: null } }).lean();
    const byKey = new Map(found.map((preview) => [preview._id, preview]));
    return keys.map((key) => byKey.get(key) ?? null);
  }),
});
