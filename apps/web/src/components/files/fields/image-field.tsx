import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { FieldGroup, IconButton } from '@wiki/ui';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { AddFiles } from './add-files.tsx';
import type { FileFieldProps } from './field-props.ts';
import { FilePicture, hasPicture } from '../file-picture.tsx';
import classes from '../files.module.css';
import { News } from '../news.tsx';
import { UploadActions, UploadState } from '../upload-rows.tsx';
import { useFileField } from './use-file-field.ts';
import { useSizeAdvice } from './use-size-advice.ts';
import { ViewFile } from '../view-file.tsx';

export interface ImageFieldProps extends FileFieldProps<FileValue | null> {
  /** `square` for logos and portraits, `wide` for covers. */
  shape?: 'square' | 'wide';
}

/** One picture: a logo, a cover, a portrait. Its place keeps its size whatever is in it. */
export function ImageField({
  purpose,
  name,
  value,
  onChange,
  onBlur,
  shape = 'square',
  onBusyChange,
  ...field
}: ImageFieldProps) {
  const { t } = useLingui();
  const files = useFileField(
    purpose,
    value ? [value] : [],
    (list) => onChange(list.at(-1) ?? null),
    { max: 1, onBusyChange },
  );
  const advice = useSizeAdvice(files.upload.rules);
  const [item] = files.upload.items;
  return (
    <FieldGroup {...field}>
      <div className={classes.single} data-shape={shape}>
        {value ? (
          <div className={classes.frame}>
            {hasPicture(value) ? (
              <FilePicture
                file={value}
                sizes={shape === 'wide' ? '(max-width: 45em) 100vw, 720px' : '192px'}
              />
            ) : (
              <span className={classes.stored}>
                <span className={classes.name}>{value.name}</span>
                <ViewFile fileId={value.fileId} name={value.name} />
              </span>
            )}
            <span className={classes.corner}>
              <IconButton
                label={t`Remove the picture`}
                look="floating"
                onClick={() => {
                  files.change(() => []);
                  files.say(t`The picture was removed.`);
                }}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </span>
          </div>
        ) : item ? (
          <div className={classes.frame} data-busy>
            <span className={classes.name}>{item.name}</span>
            <UploadState item={item} />
            <span className={classes.actions}>
              <UploadActions item={item} upload={files.upload} />
            </span>
          </div>
        ) : (
          <AddFiles
            name={name}
            label={<Trans>Choose a picture</Trans>}
            hint={advice}
            accept={files.upload.rules?.contentTypes}
            isInvalid={Boolean(field.error)}
            onAdd={files.add}
            onBlur={onBlur}
          />
        )}
      </div>
      <News text={files.news} />
    </FieldGroup>
  );
}
