import { managersOf } from '../../modules/businesses/index.ts';
import { insertChat } from '../../modules/chat/index.ts';
import { insertComment, insertFavourites, insertViews } from '../../modules/engagement/index.ts';
import { demoAskers } from '../data/talk/askers.ts';
import { firstMessages } from '../data/talk/first-messages.ts';
import type { DemoQuestion } from '../data/content/question-types.ts';
import { productQuestions } from '../data/content/questions-products.ts';
import { propertyQuestions } from '../data/content/questions-properties.ts';
import { serviceQuestions } from '../data/content/questions-services.ts';
import { demoReviewers } from '../data/reviews/reviewers.ts';
import { demoId, hour } from '../demo/demo-id.ts';
import type { DatedOffer } from '../demo/demo-listings.ts';
import { writeOnce } from '../once.ts';
import type { Attention } from './plan-attention.ts';

/** What people ask beneath listings. */
export const demoQuestions: readonly DemoQuestion[] = [
  ...productQuestions,
  ...serviceQuestions,
  ...propertyQuestions,
];

const writesEnglish = new Set(
  [...demoAskers, ...demoReviewers].flatMap(({ key, language }) =>
    language === 'en' ? [key] : [],
  ),
);

/** Writes who looked at listings and kept them; the listings have the counts already. Joins the caller's transaction. */
export async function seedViewsAndSaves(attention: readonly Attention[]): Promise<void> {
  await insertViews(attention.map(({ offer, views }) => ({ listingId: offer.id, dates: views })));
  await insertFavourites(
    attention.flatMap(({ offer, saves }) =>
      saves.map(({ by, date }) => ({ userId: userOf(by), listingId: offer.id, dateSaved: date })),
    ),
  );
}

/** Writes what people asked beneath listings and wrote to their sellers; all of it is counted. */
export async function seedQuestionsAndContacts(
  attention: readonly Attention[],
  now: number,
): Promise<void> {
  const managers = await managersByKey(attention.map(({ offer }) => offer));
  await writeOnce('questions', async () => {
    for (const asked of attention) {
      await seedQuestions(asked, managers);
      await seedContacts(asked, managers, now);
    }
  });
}

type Managers = ReadonlyMap<string, string>;

const userOf = (key: string): string => demoId('user', key).toHexString();

const businessOf = ({ seller }: DatedOffer): string => demoId('business', seller.key).toHexString();

/** Who answers for each business, by its key. */
async function managersByKey(offers: readonly DatedOffer[]): Promise<Managers> {
  const managers = new Map<string, string>();
  for (const offer of new Map(offers.map((each) => [each.seller.key, each])).values()) {
    const [manager] = await managersOf(businessOf(offer));
    if (!manager) throw new Error(`${offer.seller.key} has nobody who manages it.`);
    managers.set(offer.seller.key, manager);
  }
  return managers;
}

/** The questions beneath a listing in their order, each answered within about a day. */
async function seedQuestions({ offer, seen }: Attention, managers: Managers): Promise<void> {
  const threads = demoQuestions.filter(([on]) => on === `${offer.seller.key}/${offer.listing.key}`);
  const place = { listingId: offer.id, businessId: businessOf(offer) };
  const step = (seen.until - seen.from) / (threads.length + 1);
  for (const [index, [, author, question, answer, thanks]] of threads.entries()) {
    const asked = seen.from + step * (index + 0.6);
    const pause = Math.min((3 + ((offer.index * 5 + index) % 19)) * hour, step / 3);
    const said = (text: string, by: string, isBySeller: boolean, pauses: number) => ({
      ...place,
      text,
      authorId: by,
      isBySeller,
      dateCreated: new Date(asked + pauses * pause),
    });
    const comment = await insertComment(said(question, userOf(author), false, 0));
    const manager = managers.get(offer.seller.key) ?? '';
    if (answer) await insertComment({ ...said(answer, manager, true, 1), replyTo: comment });
    if (thanks) {
      await insertComment({ ...said(thanks, userOf(author), false, 1.4), replyTo: comment });
    }
  }
}

/** Conversations about a listing: a first message and its answer, which both have read. */
async function seedContacts(
  { offer, contacts }: Attention,
  managers: Managers,
  now: number,
): Promise<void> {
  for (const [index, { by, date }] of contacts.entries()) {
    const language = writesEnglish.has(by) ? 'en' : 'es';
    const known = firstMessages[offer.type][language];
    const [message, answer] = known[(offer.index + index) % known.length] ?? ['', ''];
    const [customerId, sellerId] = [userOf(by), managers.get(offer.seller.key) ?? ''];
    const answered = Math.min(date.getTime() + (1 + (offer.index % 9)) * hour, now - hour / 4);
    await insertChat({
      listing: {
        _id: demoId(offer.type, offer.seller.key, offer.listing.key),
        businessId: businessOf(offer),
        name: offer.listing.name,
      },
      creatorId: customerId,
      memberIds: [customerId, sellerId],
      sellerId,
      messages: [
        { authorId: customerId, text: message, date },
        { authorId: sellerId, text: answer, date: new Date(answered) },
      ],
    });
  }
}
