import type { LinkPreviewResolvers } from '../../../graphql/generated/resolvers.ts';

export const LinkPreview: LinkPreviewResolvers = { title: ({ title }) => title ?? '' };
