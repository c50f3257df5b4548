import type { ApiModule } from '../../module.ts';
import { createLinkPreviewLoaders } from './link-preview.loaders.ts';
import { linkPreviewMigrations } from './link-previews.migrations.ts';
import { LinkPreview } from './resolvers/LinkPreview.ts';

export { previewOf, readPagesWith } from './preview-of.ts';

/** What pages of the web say of themselves, read by the server for everybody. */
export const linkPreviews: ApiModule = {
  name: 'link-previews',
  resolvers: { LinkPreview },
  loaders: createLinkPreviewLoaders,
  migrations: linkPreviewMigrations,
};
