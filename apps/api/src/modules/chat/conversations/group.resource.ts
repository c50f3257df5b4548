import { limits, looksLikeLink } from '@wiki/domain';
import {
  addToGroupSchema,
  changeGroupSchema,
  chatIdSchema,
  createGroupSchema,
  groupMemberSchema,
} from '@wiki/domain/schemas';
import { signedIn, type Viewer } from '../../../authz/session.ts';
import { perMinute, type Recorded, write, type Writer } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { attachFiles } from '../../files/index.ts';
import { blockedAmong } from '../../blocks/index.ts';
import { activeSuspension, findUser } from '../../users/index.ts';
import { ChatModel, type ChatRecord, type GroupRecord, newChat } from '../chat.model.ts';
import { keepKnown, readChat } from '../chat.service.ts';
import { limitFirstContacts } from './contact.service.ts';
import { addMembers, createChat, searchNamesOf } from './create-chat.ts';
import { dropFromGroup, groupChange, tell } from './group.store.ts';

interface Changed {
  chat: ChatRecord;
  noticeId: string;
  removedIds?: string[];
}

/** A group of the viewer's; other conversations are none. */
const readGroup = async (id: string, viewer: Viewer): Promise<ChatRecord | null> => {
  const chat = await readChat(id, viewer);
  return chat?.group ? chat : null;
};

const load = { by: 'chatId', find: readGroup } as const;
const quota = { name: 'chat.act', quota: perMinute(limits.chat.actedPerMinute) };
const known = ({ ctx, result }: { ctx: Writer; result: Changed }) => keepKnown(ctx, result.chat);
const event = ({ result }: { result: Changed }): Recorded => groupChange(result);

/** The group of a conversation that is one. */
const groupOf = ({ group }: ChatRecord): GroupRecord => {
  if (!group) throw refuse('NOT_FOUND', 'chatId');
  return group;
};

/** Refuses with `CANNOT_ADD` people who are not there, or where one side blocked the other. */
async function assertMayAdd(userId: string, others: readonly string[], field: string) {
  for (const id of others) {
    const other = await findUser(id);
    if (!other || activeSuspension(other)) throw refuse('CANNOT_ADD', field);
  }
  if ((await blockedAmong(userId, others)).size > 0) throw refuse('CANNOT_ADD', field);
}

const pictureFile = (ownerId: string, pictureId: string, chatId: string) =>
  attachFiles({
    ownerId,
    files: [{ fileId: pictureId, purpose: 'GROUP_PICTURE', field: 'pictureId' }],
    usedBy: `chat:${chatId}`,
  });

const createNow = write({
  input: createGroupSchema,
  verifiedEmail: true,
  texts: ({ name }) => ({ name }),
  blockedAs: 'MESSAGE_BLACKLISTED',
  async act({ viewer: { userId }, input }) {
    const { memberIds: given, ...settings } = input;
    assertGroupName(settings.name);
    const others = given.filter((id) => id !== userId);
    if (others.length < 2) throw refuse('FIELD_TOO_SHORT', 'memberIds');
    await assertMayAdd(userId, others, 'memberIds');
    const pictureId = settings.pictureId ?? null;
    const chat = await createChat(
      newChat({
        creatorId: userId,
        memberIds: [userId, ...others],
        searchNames: [],
        isGroup: true,
        group: { ...settings, pictureId, ownerId: userId },
        notSeenBy: [],
      }),
    );
    if (pictureId) await pictureFile(userId, pictureId, chat._id.toHexString());
    return { chat, noticeId: await tell(chat, userId, { act: 'CREATED', userIds: others }) };
  },
  event,
  after: known,
});

/**
 * Begins a group of three to fifty. Refuses with `CANNOT_ADD` those who are not there or blocked, and
 * `TOO_MANY_REQUESTS`: everybody taken in counts as a first contact.
 */
export async function createGroup(ctx: Writer, input: unknown): Promise<Changed> {
  await countPeople(ctx, input, 'memberIds');
  return createNow(ctx, input);
}

/** Refuses a name that reads like a link: in notifications it would become one. */
function assertGroupName(name: string): void {
  if (looksLikeLink(name)) throw refuse('NAME_LIKE_LINK', 'name');
}

/** Counts the people an input names, as far as it is one: what does not fit is refused afterwards. */
async function countPeople({ viewer }: Writer, input: unknown, field: string): Promise<void> {
  const { userId } = signedIn(viewer);
  const ids = (input as Readonly<Record<string, unknown>>)[field];
  const people = Array.isArray(ids) ? Math.min(ids.length, limits.chat.members) : 1;
  // A group is begun by one act, however many are in it; more than a few are many for a new member.
  await limitFirstContacts(userId, Math.max(1, Math.ceil(people / 5)));
}

/** Changes what a group is called, looks like and allows; its leader alone. */
export const changeGroup = write({
  input: changeGroupSchema,
  load,
  mayOn: 'chat.leadGroup',
  limit: quota,
  texts: ({ name }) => ({ name: name ?? '' }),
  blockedAs: 'MESSAGE_BLACKLISTED',
  async act({ viewer: { userId }, input, loaded: before }) {
    const { chatId, ...given } = input;
    const set = Object.fromEntries(
      Object.entries(given).filter(
        ([field, value]) => value !== undefined && (value !== null || field === 'pictureId'),
      ),
    );
    const group: GroupRecord = { ...groupOf(before), ...set };
    if (group.name !== groupOf(before).name) assertGroupName(group.name);
    if (group.pictureId && given.pictureId) await pictureFile(userId, group.pictureId, chatId);
    const searchNames = await searchNamesOf({ ...before, group });
    await ChatModel.updateOne({ _id: before._id }, { group, searchNames });
    const chat = { ...before, group, searchNames };
    return { chat, noticeId: await tell(chat, userId, { act: 'CHANGED', userIds: [] }) };
  },
  event,
  after: known,
});

const addNow = write({
  input: addToGroupSchema,
  load,
  mayOn: 'chat.addToGroup',
  limit: quota,
  async act({ viewer: { userId }, input: { userIds }, loaded: before }) {
    const group = groupOf(before);
    const others = userIds.filter((id) => !before.memberIds.includes(id));
    if (before.memberIds.length + others.length > limits.chat.members) throw refuse('GROUP_FULL');
    await assertMayAdd(userId, others, 'userIds');
    const memberIds = [...before.memberIds, ...others];
    const searchNames = await searchNamesOf({ ...before, memberIds });
    await ChatModel.updateOne({ _id: before._id }, { memberIds, searchNames });
    const chat = { ...before, memberIds, searchNames };
    const seesFrom = group.newMembersSeePast ? null : new Date();
    await addMembers(chat, others, { seesFrom });
    return { chat, noticeId: await tell(chat, userId, { act: 'ADDED', userIds: others }) };
  },
  event,
  after: known,
});

/** Takes people into a group. Refuses with `GROUP_FULL`, `CANNOT_ADD` and `TOO_MANY_REQUESTS`. */
export async function addToGroup(ctx: Writer, input: unknown): Promise<Changed> {
  await countPeople(ctx, input, 'userIds');
  return addNow(ctx, input);
}

/** Takes somebody out of a group; its leader alone, and not themselves. */
export const removeFromGroup = write({
  input: groupMemberSchema,
  load,
  mayOn: 'chat.leadGroup',
  limit: quota,
  async act({ viewer: { userId }, input: { userId: removedId }, loaded: before }) {
    if (removedId === userId || !before.memberIds.includes(removedId)) {
      throw refuse('NOT_FOUND', 'userId');
    }
    const chat = await dropFromGroup(before, removedId);
    const noticeId = await tell(chat, userId, { act: 'REMOVED', userIds: [removedId] });
    return { chat, noticeId, removedIds: [removedId] };
  },
  event,
  after: known,
});

/** Leaves a group. A leader who leaves hands it over to whoever is in it longest. */
export const leaveGroup = write({
  input: chatIdSchema,
  load,
  limit: quota,
  async act({ viewer: { userId }, loaded: before }) {
    const chat = await dropFromGroup(before, userId);
    const noticeId = await tell(chat, userId, { act: 'LEFT', userIds: [] });
    return { chat, noticeId, removedIds: [userId] };
  },
  event,
  after: known,
});

/** Makes another member lead a group. */
export const handOverGroup = write({
  input: groupMemberSchema,
  load,
  mayOn: 'chat.leadGroup',
  limit: quota,
  async act({ viewer: { userId }, input: { userId: ownerId }, loaded: before }) {
    if (!before.memberIds.includes(ownerId)) throw refuse('NOT_FOUND', 'userId');
    const group: GroupRecord = { ...groupOf(before), ownerId };
    await ChatModel.updateOne({ _id: before._id }, { group });
    const chat = { ...before, group };
    return { chat, noticeId: await tell(chat, userId, { act: 'HANDED_OVER', userIds: [ownerId] }) };
  },
  event,
  after: known,
});
