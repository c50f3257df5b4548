import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import {
  addListingComment,
  deleteListingComment,
  editListingComment,
} from '../comment.resource.ts';
import { myFavourites, setListingSaved } from '../favourite.resource.ts';
import { recordListingView } from '../views.service.ts';

const noComment = { comment: null };

export const root = {
  Query: { myFavourites: myFavourites.resolve },
  Mutation: {
    addListingComment: mutation(noComment, addListingComment),
    editListingComment: mutation(noComment, editListingComment),
    deleteListingComment: mutation(noComment, deleteListingComment),
    setListingSaved: mutation({ isSaved: false, listing: null }, setListingSaved),
    recordListingView: mutation({ ok: false }, recordListingView),
  },
} satisfies Resolvers;
