import { onFileRead } from '../files/index.ts';
import { MessageModel } from './messages/message.model.ts';
import { findOwnMessage } from './read-messages.ts';

/** Registers that who may read a message may read its pictures and files, and nobody else. */
export function shareFilesOfMessages(): void {
  onFileRead(['CHAT_IMAGE', 'CHAT_FILE'], async ({ _id, purpose, ownerId }, viewer) => {
    const fileId = _id.toHexString();
    const field = purpose === 'CHAT_IMAGE' ? 'imageIds' : 'fileIds';
    const holding = await MessageModel.find({
      [field]: fileId,
      authorId: ownerId,
      isDeleted: false,
    })
      .select({ _id: 1 })
      .limit(20)
      .lean();
    for (const message of holding) {
      if (await findOwnMessage({ viewer }, message._id.toHexString())) return true;
    }
    return false;
  });
}
