import { Trans, useLingui } from '@lingui/react/macro';
import { IconVideo, IconX } from '@tabler/icons-react';
import { FieldGroup, IconButton } from '@wiki/ui';
import { useController } from 'react-hook-form';
import { AddFiles } from '../../../components/files/fields/add-files.tsx';
import files from '../../../components/files/files.module.css';
import { News } from '../../../components/files/news.tsx';
import { FileRow, UploadRows } from '../../../components/files/upload-rows.tsx';
import { useFileField } from '../../../components/files/fields/use-file-field.ts';
import { useUploadWords } from '../../../components/files/fields/use-upload-words.ts';
import { useBoundField } from '../../../components/form/fields.tsx';
import type { ListingValues } from '../values/listing-values.ts';
import { useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';

/** The video of a property: one file, to be looked at once the draft has it. */
export function VideoField() {
  const { t } = useLingui();
  const { form, listing } = useListingContext();
  const props = useBoundField<ListingValues>({ name: 'video' });
  const words = useUploadWords();
  const { field } = useController({ control: form.control, name: 'video' });
  const uploads = useFileField('LISTING_VIDEO', field.value, field.onChange, {
    max: 1,
  });
  const [file] = field.value;
  const stored = listing && 'video' in listing ? listing.video : null;
  const { rules } = uploads.upload;
  const most = rules && words.size(rules.maxBytes);
  return (
    <FieldGroup {...props}>
      {stored && stored.fileId === file?.fileId && (
        <video className={classes.video} controls muted preload="metadata" playsInline>
          <source src={stored.url} type={stored.contentType} />
        </video>
      )}
      {(file || uploads.upload.items.length > 0) && (
        <ul className={files.rows}>
          {file && (
            <li className={files.row}>
              <FileRow
                thumb={<IconVideo size={24} stroke={1.5} aria-hidden />}
                actions={
                  <IconButton
                    label={t`Remove the video`}
                    onClick={() => {
                      uploads.change(() => []);
                      uploads.say(t`The video was removed.`);
                    }}
                  >
                    <IconX size={22} stroke={1.75} aria-hidden />
                  </IconButton>
                }
              >
                <span className={files.name}>{file.name || t`Video`}</span>
                <span className={files.meta}>{words.size(file.byteSize)}</span>
              </FileRow>
            </li>
          )}
          <UploadRows upload={uploads.upload} />
        </ul>
      )}
      {uploads.room > 0 && (
        <AddFiles
          name="video"
          label={<Trans>Choose a video</Trans>}
          hint={most ? <Trans>MP4 or WebM, up to {most}.</Trans> : ' '}
          accept={rules?.contentTypes}
          onAdd={uploads.add}
          onBlur={field.onBlur}
        />
      )}
      <News text={uploads.news} />
    </FieldGroup>
  );
}
