import { plantFollows } from '../../modules/follows/index.ts';
import { type News, notify, sendEarlierDigest } from '../../modules/notifications/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { demoAskers } from '../data/talk/askers.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { day, demoId } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';
import { demoDiscussions } from './seed-forum.ts';

const userId = (key: string): string => demoId('user', key).toHexString();

/** Follows of the demonstration: each account some businesses and subjects, and askers theirs. */
export async function seedFollows(now: number): Promise<void> {
  const people = [...demoAccounts.map(({ key }) => key), ...demoAskers.map(({ key }) => key)];
  const [first] = demoDiscussions;
  await writeOnce('follows', () =>
    plantFollows(
      people.flatMap((key, index) => {
        const common = {
          userId: userId(key),
          level: 'WATCHING' as const,
          dateCreated: new Date(now - (index + 1) * day),
        };
        const businesses = [0, 1, 2].flatMap(
          (step) => demoBusinesses[(index * 3 + step) % demoBusinesses.length] ?? [],
        );
        return [
          ...businesses.map((business) => ({
            ...common,
            kind: 'BUSINESS' as const,
            targetId: demoId('business', business.key).toHexString(),
          })),
          ...(first ? [{ ...common, kind: 'CATEGORY' as const, targetId: first.category }] : []),
        ];
      }),
    ),
  );
  const [kept] = first?.tags ?? [];
  if (!kept) return;
  await writeOnce('topicBookmarks', () =>
    plantFollows([
      {
        userId: userId('laura'),
        kind: 'TAG',
        targetId: kept,
        level: 'NORMAL',
        isBookmarked: true,
        dateCreated: new Date(now - day),
      },
    ]),
  );
}

/** What the accounts of the demonstration are told beside their first notifications, of many kinds. */
export async function seedNotifications(): Promise<void> {
  const askers = demoAskers.slice(0, 5).map(({ key }) => userId(key));
  const [one, two] = demoDiscussions;
  const [business] = demoBusinesses;
  if (!one || !two || !business) return;
  const about = (discussion: typeof one) => ({
    discussionId: demoId('discussion', discussion.key).toHexString(),
    title: discussion.title,
  });
  const ofBusiness = {
    businessId: demoId('business', business.key).toHexString(),
    business: business.name,
  };
  const common: Omit<News, 'cause'>[] = [
    { type: 'passwordChanged', params: {} },
    { type: 'postPublished', params: about(two) },
    { type: 'answerAccepted', params: about(two) },
    ...askers.map((actorId) => ({ type: 'postLiked' as const, params: about(two), actorId })),
    ...askers.slice(0, 1).map((actorId) => ({
      type: 'postMention' as const,
      params: about(one),
      actorId,
    })),
    ...askers.map((actorId) => ({ type: 'discussionReply' as const, params: about(one), actorId })),
  ];
  const ofManager: Omit<News, 'cause'>[] = [
    { type: 'renewalInvoiced', params: { invoice: 'FV-1042', dueAt: '2026-12-03T12:00:00.000Z' } },
    { type: 'businessVerified', params: ofBusiness },
  ];
  for (const { key, memberType } of demoAccounts) {
    if (!['laura', 'marcela', 'valentina'].includes(key)) continue;
    const news = memberType === 'businessAdmin' ? [...ofManager, ...common] : common;
    for (const [index, each] of news.entries()) {
      const notification = { ...each, userId: userId(key), cause: `demo:${each.type}:${index}` };
      await inTransaction(() => notify(notification));
    }
  }
  await writeOnce('digest', () => sendEarlierDigest(userId('laura')));
}
