import { useLingui } from '@lingui/react/macro';
import { IconFileText, IconPdf } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Picture } from '../../../../components/files/picture.tsx';
import type { ChatMessageFieldsFragment } from '../../../../gql/chat-parts.ts';
import { fileSize } from '../../../../lib/format/file-size.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';
import classes from './message-list.module.css';

const PictureViewer = lazyPart(
  () => import('../../../../domains/listing-parts/picture-viewer.tsx'),
  'PictureViewer',
);

/** So many photos are shown; the last of them says how many more there are. */
const shownPhotos = 3;

/** The photos of a message: one, two, or one large and two small; each opens over the window. */
export function Photos({ images }: { images: ChatMessageFieldsFragment['images'] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  const shown = images.slice(0, shownPhotos);
  const more = images.length - shownPhotos;
  const count = images.length;
  return (
    <div className={classes.photos} data-count={shown.length}>
      {shown.map((image, index) => {
        const place = index + 1;
        return (
          <button
            key={image.fileId}
            type="button"
            className={classes.photo}
            aria-label={t`Photo ${place} of ${count}`}
            onClick={() => setOpened(index)}
          >
            <Picture image={image} sizes="372px" alt="" />
            {index === shownPhotos - 1 && more > 0 && <span className={classes.more}>+{more}</span>}
          </button>
        );
      })}
      {opened !== null && (
        <Suspense>
          <PictureViewer pictures={images} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The files of a message, each to be saved. */
export function FileCards({ files }: { files: ChatMessageFieldsFragment['files'] }) {
  return files.map((file) => <FileCard key={file.id} file={file} />);
}

/** A file with its whole name and its size. */
export function FileCard({ file }: { file: ChatMessageFieldsFragment['files'][number] }) {
  const language = useLanguage();
  const { name, byteSize, contentType, url } = file;
  const Sign = contentType === 'application/pdf' ? IconPdf : IconFileText;
  return (
    <a href={url} download={name} className={classes.file}>
      <span className={classes.fileSign}>
        <Sign size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.fileWords}>
        <span className={classes.fileName}>{name}</span>
        <span className={classes.fileSize}>{fileSize(byteSize, language)}</span>
      </span>
    </a>
  );
}
