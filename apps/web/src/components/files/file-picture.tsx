import { IconFile, IconPhoto } from '@tabler/icons-react';
import type { FileValue } from '../../lib/uploads/file-value.ts';
import { previewOf } from '../../lib/uploads/previews.ts';
import { Picture } from './picture.tsx';

/** The sign of a file that shows no picture. */
export function FileSign({ isImage }: { isImage: boolean }) {
  const Icon = isImage ? IconPhoto : IconFile;
  return <Icon size={24} stroke={1.5} aria-hidden />;
}

/** Whether a picture of the file can be shown: private ones only in the tab they were sent from. */
export const hasPicture = ({ image, fileId }: FileValue): boolean =>
  Boolean(image ?? previewOf(fileId));

/** A file as a small picture, or its sign. Its words stand beside it. */
export function FilePicture({ file, sizes }: { file: FileValue; sizes: string }) {
  if (file.image) return <Picture image={file.image} sizes={sizes} alt="" />;
  const preview = previewOf(file.fileId);
  if (preview) return <img src={preview} alt="" decoding="async" />;
  return <FileSign isImage={file.contentType.startsWith('image/')} />;
}
