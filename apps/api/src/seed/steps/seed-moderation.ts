import { type ReasonGiven, underReview } from '@wiki/domain';
import { insertComment, reportableListingComments } from '../../modules/engagement/index.ts';
import {
  reportableComments,
  reportableDiscussions,
  seedDiscussion,
} from '../../modules/forum/index.ts';
import { insertCase, insertNote } from '../../modules/moderation/index.ts';
import { newestReviews, reportableReviews } from '../../modules/reviews/index.ts';
import { moderatedComments, moderatedDiscussions } from '../data/talk/moderated.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import type { DatedOffer } from '../demo/demo-listings.ts';
import { writeOnce } from '../once.ts';

const userOf = (key: string): string => demoId('user', key).toHexString();
const administrator = userOf('valentina');
const canned = (key: string, text: string | null = null): ReasonGiven => ({ key, text });

/**
 * Writes what moderation decides and has decided: held posts, reported things, one that reports hid,
 * removals of the past with their reasons, and a note of a person.
 */
export async function seedModeration(offers: readonly DatedOffer[], now: number): Promise<void> {
  await writeOnce('moderation', async () => {
    await seedDiscussions(now);
    await insertCase(reportableDiscussions, demoId('discussion', 'dinero-facil').toHexString(), {
      isHeld: true,
      dateOpened: new Date(now - day),
    });
    await seedListingComment(offers, now);
    await seedReview(now);
    await insertNote(userOf('kevin-polo'), {
      by: administrator,
      text: 'Pidió disculpas por el chat. Si vuelve a pasar, una pausa de siete días.',
      date: new Date(now - 19 * day),
    });
  });
}

/** Discussions with comments that stand in different ways, each with its case. */
async function seedDiscussions(now: number): Promise<void> {
  for (const { key, by, removed, daysAgo, ...said } of moderatedDiscussions) {
    const id = demoId('discussion', key);
    const date = new Date(now - daysAgo * day - 2 * hour);
    const decided = new Date(date.getTime() + 5 * hour);
    await seedDiscussion({
      ...said,
      id,
      authorId: userOf(by),
      businessId: null,
      date,
      likedBy: [],
      ...(removed ? { removal: { reason: canned(removed), by: administrator, at: decided } } : {}),
      comments: moderatedComments
        .filter(({ on }) => on === key)
        .map(({ key: name, by: author, text, hoursAgo, status, isHidden }) => ({
          id: demoId('discussionComment', name),
          authorId: userOf(author),
          businessId: null,
          text,
          date: new Date(now - hoursAgo * hour),
          ...(status ? { status } : {}),
          ...(isHidden
            ? {
                removal: {
                  reason: canned(underReview),
                  by: null,
                  at: new Date(now - (hoursAgo - 3) * hour),
                },
              }
            : {}),
        })),
    });
    if (removed) {
      await insertCase(reportableDiscussions, id.toHexString(), {
        dateOpened: new Date(date.getTime() + hour),
        reports: [{ by: userOf('laura'), reason: 'spam', date: new Date(date.getTime() + hour) }],
        decided: { status: 'REMOVED', by: administrator, at: decided, reason: canned(removed) },
      });
    }
  }
  for (const { key, hoursAgo, status, isHidden = false, reports = [], kept } of moderatedComments) {
    if (!status && reports.length === 0) continue;
    const dates = reports.map((_, index) => new Date(now - (hoursAgo - 1 - index) * hour));
    await insertCase(reportableComments, demoId('discussionComment', key).toHexString(), {
      isHeld: status === 'HELD',
      isHidden,
      dateOpened: dates[0] ?? new Date(now - hoursAgo * hour),
      reports: reports.map(({ by, ...said }, index) => ({
        ...said,
        by: userOf(by),
        date: dates[index] ?? new Date(now),
      })),
      ...(kept
        ? {
            decided: {
              status: 'KEPT' as const,
              by: administrator,
              at: new Date(now - (hoursAgo - 6) * hour),
              reason: null,
            },
          }
        : {}),
    });
  }
}

/** A comment beneath the first listing of the demonstration, reported by its seller. */
async function seedListingComment([offer]: readonly DatedOffer[], now: number): Promise<void> {
  if (!offer) return;
  const comment = await insertComment({
    listingId: offer.id,
    businessId: demoId('business', offer.seller.key).toHexString(),
    authorId: userOf('renzo-villar'),
    isBySeller: false,
    text: 'Yo lo consigo a mitad de precio, escríbame al privado y le paso el contacto.',
    dateCreated: new Date(now - 20 * hour),
  });
  await insertCase(reportableListingComments, comment._id.toHexString(), {
    dateOpened: new Date(now - 9 * hour),
    reports: [
      {
        by: userOf('marcela'),
        reason: 'spam',
        text: 'Desvía a nuestros clientes.',
        date: new Date(now - 9 * hour),
      },
    ],
  });
}

/** The newest review, which somebody doubts. */
async function seedReview(now: number): Promise<void> {
  const [review] = await newestReviews({ from: null, towards: 'older', limit: 1 });
  if (!review) return;
  await insertCase(reportableReviews, review._id.toHexString(), {
    dateOpened: new Date(now - 6 * hour),
    reports: [
      {
        by: userOf('orlando-marin'),
        reason: 'untrue',
        text: 'Yo estuve ese día y no fue así.',
        date: new Date(now - 6 * hour),
      },
    ],
  });
}
