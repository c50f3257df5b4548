import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import { createListExportLink } from '../list-export.service.ts';

export const root = {
  Mutation: {
    createListExportLink: (parent, args, ctx, info) =>
      mutation({ url: null }, (_ctx, input) => createListExportLink(ctx, input, info.schema))(
        parent,
        args,
        ctx,
      ),
  },
} satisfies Resolvers;
