import { limits } from '@wiki/domain';
import { unionOf } from '../../../platform/database/union.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import type { MessageRecord } from './message.model.ts';

type Asked = Pick<ChatRecord, 'creatorId' | 'businessId' | 'dateAsked' | 'dateAnswered'>;
type Said = Pick<MessageRecord, 'authorId' | 'dateCreated'>;
type Answering = Pick<ChatRecord, 'dateAsked' | 'dateAnswered'>;

/** When a business was first asked and first answered, once a message was sent. */
export function answeringAfter(chat: Asked, { authorId, dateCreated }: Said): Answering {
  const { dateAsked, dateAnswered } = chat;
  if (!chat.businessId) return { dateAsked, dateAnswered };
  if (authorId === chat.creatorId) return { dateAsked: dateAsked ?? dateCreated, dateAnswered };
  return { dateAsked, dateAnswered: dateAnswered ?? (dateAsked ? dateCreated : null) };
}

/** The same after several messages, the oldest first. */
export function answeringIn(chat: Asked, said: readonly Said[]): Answering {
  let answering: Answering = { dateAsked: chat.dateAsked, dateAnswered: chat.dateAnswered };
  for (const message of said) answering = answeringAfter({ ...chat, ...answering }, message);
  return answering;
}

/** How fast a business answers. */
export interface AnsweringTime {
  medianMinutes: number;
  conversations: number;
}

const { answers } = limits.business;
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How fast businesses answered who wrote to them in the last days, at most the newest 200 each; null
 * while too few conversations would tell.
 */
export async function readAnswering(
  businessIds: readonly string[],
): Promise<(AnsweringTime | null)[]> {
  const since = new Date(Date.now() - answers.days * day);
  const pipelines = businessIds.map((businessId) => [
    { $match: { businessId, dateAnswered: { $gte: since } } },
    { $sort: { dateAnswered: -1 as const } },
    { $limit: answers.most },
    { $project: { businessId: 1, dateAsked: 1, dateAnswered: 1 } },
  ]);
  const found = await unionOf<ChatRecord>(ChatModel, pipelines);
  const byBusiness = Map.groupBy(found, ({ businessId }) => businessId);
  return businessIds.map((id) => timeOf(byBusiness.get(id) ?? []));
}

function timeOf(chats: readonly Answering[]): AnsweringTime | null {
  const minutes = chats
    .flatMap(({ dateAsked, dateAnswered }) =>
      dateAsked && dateAnswered ? [(dateAnswered.getTime() - dateAsked.getTime()) / minute] : [],
    )
    .toSorted((one, other) => one - other);
  const median = minutes[Math.floor((minutes.length - 1) / 2)];
  if (median === undefined || minutes.length < answers.atLeast) return null;
  return { medianMinutes: Math.round(median), conversations: minutes.length };
}
