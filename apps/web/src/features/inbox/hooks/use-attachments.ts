import { limits } from '@wiki/domain';
import { useState } from 'react';
import type { OutgoingFile } from '../../../lib/chats/outgoing.ts';
import { chatPictures } from '../../../lib/uploads/compress-image.ts';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';

const fileOf = ({ fileId, name, byteSize }: FileValue): OutgoingFile => ({
  id: fileId,
  name,
  byteSize,
});

/** Photos and files that go with the next message: sent to the server as they are chosen. */
export function useAttachments() {
  const [images, setImages] = useState<readonly OutgoingFile[]>([]);
  const [files, setFiles] = useState<readonly OutgoingFile[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const photos = useUpload('CHAT_IMAGE', {
    onStored: (value) => setImages((all) => [...all, fileOf(value)].slice(0, limits.chat.images)),
    profile: chatPictures,
  });
  const others = useUpload('CHAT_FILE', {
    onStored: (value) => setFiles((all) => [...all, fileOf(value)].slice(0, limits.chat.files)),
  });
  const without = (id: string) => (all: readonly OutgoingFile[]) =>
    all.filter((file) => file.id !== id);
  const coming = [...photos.items, ...others.items];
  return {
    images,
    files,
    photos,
    others,
    isBusy: coming.some(({ state }) => state !== 'failed'),
    hasFailed: coming.some(({ state }) => state === 'failed'),
    isEmpty: images.length + files.length + coming.length === 0,
    /** How many of those that were added last are more than a message takes. */
    leftOut,
    /** Takes what was dropped, pasted or chosen: pictures as photos, the rest as files. */
    add: (given: readonly File[]) => {
      const isPicture = ({ type, name }: File) =>
        type.startsWith('image/') || /\.hei[cf]$/i.test(name);
      const room = (most: number, ...taken: (readonly unknown[])[]) =>
        Math.max(0, most - taken.flat().length);
      const pictures = given
        .filter(isPicture)
        .slice(0, room(limits.chat.images, images, photos.items));
      const rest = given
        .filter((file) => !isPicture(file))
        .slice(0, room(limits.chat.files, files, others.items));
      photos.add(pictures);
      others.add(rest);
      setLeftOut(given.length - pictures.length - rest.length);
    },
    remove: (id: string) => {
      setLeftOut(0);
      setImages(without(id));
      setFiles(without(id));
    },
    /** Puts back what a refused message carried. */
    restore: (said: { images: readonly OutgoingFile[]; files: readonly OutgoingFile[] }) => {
      setImages((all) => [...said.images, ...all]);
      setFiles((all) => [...said.files, ...all]);
    },
    clear: () => {
      setLeftOut(0);
      setImages([]);
      setFiles([]);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
