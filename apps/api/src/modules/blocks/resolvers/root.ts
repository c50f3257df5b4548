import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import { blockPerson, myBlocks, unblockPerson } from '../block.resource.ts';

export const root = {
  Query: { myBlocks: myBlocks.resolve },
  Mutation: {
    blockPerson: mutation({ person: null }, blockPerson),
    unblockPerson: mutation({ person: null }, unblockPerson),
  },
} satisfies Resolvers;
