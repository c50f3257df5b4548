import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import {
  addListingComment,
  deleteListingComment,
  editListingComment,
} from '../comments/comment.resource.ts';
import { myFavourites, setFavourite } from '../attention/favourite.resource.ts';
import { recordListingView } from '../attention/views.service.ts';

const noComment = { comment: null };

export const root = {
  Query: { myFavourites: myFavourites.resolve },
  Mutation: {
    addListingComment: mutation(noComment, addListingComment),
    editListingComment: mutation(noComment, editListingComment),
    deleteListingComment: mutation(noComment, deleteListingComment),
    setFavourite: mutation({ isFavourite: false, listing: null }, setFavourite),
    recordListingView: mutation({ ok: false }, recordListingView),
  },
} satisfies Resolvers;
