import { art, type SubjectName } from '@wiki/ui/artwork';
import type { Config } from '../../config.ts';
import { insertChat } from '../../modules/chat/index.ts';
import { findFile, insertFile } from '../../modules/files/index.ts';
import { type DemoTalk, demoTalks } from '../data/talk/talks.ts';
import { drawn } from '../demo/demo-artwork.ts';
import { demoId, hour } from '../demo/demo-id.ts';
import { isWritten, writeOnce } from '../once.ts';

const part = 'talks';
const userOf = (key: string): string => demoId('user', key).toHexString();

/** What people share with each other, by key: drawings in place of photographs, and a sheet. */
const fileId = (by: string, key: string) => demoId('shared', by, key);

/** The smallest document that is one. */
const sheet = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Writes what the accounts of the demonstration write to each other. */
export async function seedTalks(config: Config, now: number): Promise<void> {
  if (await isWritten(part)) return;
  for (const { messages } of demoTalks) {
    for (const { by, images = [], files = [] } of messages) {
      for (const key of images) await insertShared(config, by, key, 'CHAT_IMAGE');
      for (const key of files) await insertShared(config, by, key, 'CHAT_FILE');
    }
  }
  await writeOnce(part, async () => {
    for (const talk of demoTalks) await seedTalk(talk, now);
  });
}

async function insertShared(
  config: Config,
  by: string,
  key: string,
  purpose: 'CHAT_IMAGE' | 'CHAT_FILE',
): Promise<void> {
  const _id = fileId(by, key);
  if (await findFile(_id.toHexString())) return;
  const isImage = purpose === 'CHAT_IMAGE';
  await insertFile(config, {
    _id,
    ownerId: userOf(by),
    purpose,
    name: isImage ? `${key}.png` : 'Hoja de laboratorio, lote 118.pdf',
    bytes: isImage ? await drawn(art(key as SubjectName, '1')) : sheet,
  });
}

const byUser = <Value>(values: Readonly<Record<string, Value>> = {}): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [userOf(key), value]));

async function seedTalk(talk: DemoTalk, now: number): Promise<void> {
  const members = talk.members.map(userOf);
  const [first = ''] = members;
  const ids = (by: string, keys: readonly string[] = []) =>
    keys.map((key) => fileId(by, key).toHexString());
  await insertChat({
    creatorId: first,
    memberIds: members,
    ...(talk.group
      ? {
          group: {
            name: talk.group,
            pictureId: null,
            ownerId: first,
            whoMayAdd: 'MEMBERS',
            newMembersSeePast: true,
          },
        }
      : {}),
    unseen: byUser(talk.unseen),
    archivedBy: (talk.archivedBy ?? []).map(userOf),
    mutedBy: (talk.mutedBy ?? []).map(userOf),
    pinnedBy: (talk.pinnedBy ?? []).map(userOf),
    drafts: byUser(talk.drafts),
    messages: talk.messages.map(
      ({ by, hoursAgo, text, images, files, reactions, ...rest }, index) => ({
        ...rest,
        authorId: userOf(by),
        text,
        // Those of one hour follow each other.
        date: new Date(now - hoursAgo * hour + index * 60_000),
        imageIds: ids(by, images),
        fileIds: ids(by, files),
        reactions: (reactions ?? []).map(({ by: who, sign }) => ({ userId: userOf(who), sign })),
      }),
    ),
  });
}
