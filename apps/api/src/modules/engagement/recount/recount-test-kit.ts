import { randomOf } from '../../../testing/random.ts';
import type { TestClient } from '../../../testing/client.ts';
import { ChatModel } from '../../chat/chat.model.ts';
import { chatMutations } from '../../chat/chat-test-kit.ts';
import { storedCounts } from '../../listings/engagement/engagement-counts-test-kit.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { type Counts, engagementMutations } from '../engagement-test-kit.ts';
import { FavouriteModel } from '../attention/favourite.model.ts';
import { ViewModel } from '../attention/view.model.ts';

/** Who does random things to which listings, and from which number on the dice fall. */
export interface Play {
  seed: number;
  operations: number;
  clients: readonly TestClient[];
  listingIds: readonly string[];
}

/** How many operations run at a time. */
export const sideBySide = 20;
const mutations = { ...engagementMutations, ...chatMutations };
interface Begun {
  payload: { chat?: { id: string } | null };
}
type Operation = [name: keyof typeof mutations, input: Record<string, unknown>];

/**
 * Looks at, saves, drops, comments on and asks about listings at random, many at once. What a killed
 * process did not answer may have happened or not.
 */
export async function play({ seed, operations, clients, listingIds }: Play): Promise<void> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  for (let done = 0; done < operations; done += sideBySide) {
    const known = await CommentModel.find({ isDeleted: false }).sort({ _id: -1 }).limit(50).lean();
    const act = async (): Promise<void> => {
      const listingId = pick(listingIds);
      const target = known.length > 0 ? pick(known) : null;
      const commentId = target?._id.toHexString() ?? 'none';
      const [name, input] = pick<Operation>([
        ['recordListingView', { listingId }],
        ['setFavourite', { listingId, isFavourite: true }],
        ['setFavourite', { listingId, isFavourite: false }],
        ['addListingComment', { listingId, text: 'At random' }],
        [
          'addListingComment',
          { listingId: target?.listingId ?? listingId, text: 'Re', replyTo: commentId },
        ],
        ['deleteListingComment', { commentId, reason: { text: 'At random' } }],
        ['contactSeller', { listingId }],
      ]);
      const client = pick(clients);
      const answer = await client.request<Begun>(mutations[name], { input }).catch(() => null);
      const chatId = answer?.data?.payload.chat?.id;
      if (!chatId) return;
      const message = { chatId, text: 'At random', clientKey: `${chatId}-${pick(['one', 'two'])}` };
      await client.request(mutations.sendMessage, { input: message }).catch(() => {});
    };
    await Promise.all(Array.from({ length: Math.min(sideBySide, operations - done) }, act));
  }
}

/** The counts of a listing as stored, and as they are when counted anew. */
export async function countsOf(listingId: string): Promise<{ stored: Counts; recount: Counts }> {
  const stored = await storedCounts(listingId);
  if (!stored) throw new Error('There is no such listing.');
  return {
    stored,
    recount: {
      views: await ViewModel.countDocuments({ listingId }),
      contacts: await ChatModel.countDocuments({ listingId, lastMessageId: { $ne: null } }),
      saves: await FavouriteModel.countDocuments({ listingId }),
      comments: await CommentModel.countDocuments({ listingId, isDeleted: false }),
    },
  };
}

/** Comments whose replies are not those they count, or that have a place without reason or none with one. */
export async function inconsistentComments(): Promise<string[]> {
  const comments = await CommentModel.find().lean();
  const replies = Map.groupBy(
    comments.filter(({ isDeleted }) => !isDeleted),
    ({ replyToId }) => replyToId,
  );
  return comments
    .filter(({ _id, isDeleted, isListed, replyCount }) => {
      const count = replies.get(_id.toHexString())?.length ?? 0;
      return replyCount !== count || isListed !== (!isDeleted || count > 0);
    })
    .map(({ _id }) => _id.toHexString());
}
