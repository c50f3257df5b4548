import { limits } from '@wiki/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconFile, IconPhoto, IconX } from '@tabler/icons-react';
import { IconButton, InlineAlert } from '@wiki/ui';
import { UploadRows } from '../../../../components/files/upload-rows.tsx';
import { fileSize } from '../../../../lib/format/file-size.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { previewOf } from '../../../../lib/uploads/previews.ts';
import type { Attachments } from '../../hooks/use-attachments.ts';
import classes from './composer.module.css';

/** What goes with the next message, and what is still on its way to the server. */
export function AttachmentTray({ attachments }: { attachments: Attachments }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { images, files, photos, others, remove, isEmpty, leftOut } = attachments;
  const most = limits.chat;
  const list = (
    <ul className={classes.tray} aria-label={t`Attached to the message`}>
      {[...images, ...files].map(({ id, name, byteSize }) => {
        const preview = previewOf(id);
        const isImage = images.some((image) => image.id === id);
        const Sign = isImage ? IconPhoto : IconFile;
        return (
          <li key={id} className={classes.carried}>
            {isImage && preview ? (
              <img src={preview} alt="" className={classes.thumb} />
            ) : (
              <Sign size={22} stroke={1.75} aria-hidden />
            )}
            <span className={classes.carriedName}>
              {name}
              <span className={classes.size}>{fileSize(byteSize, language)}</span>
            </span>
            <IconButton label={t`Remove ${name}`} onClick={() => remove(id)}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        );
      })}
      <UploadRows upload={photos} isImage />
      <UploadRows upload={others} />
    </ul>
  );
  return (
    <>
      {leftOut > 0 && (
        <InlineAlert tone="error">
          <Trans>
            A message can have up to {most.images} photos and {most.files} files.
          </Trans>{' '}
          <Plural value={leftOut} one="# was left out." other="# were left out." />
        </InlineAlert>
      )}
      {!isEmpty && list}
    </>
  );
}
