import { Trans, useLingui } from '@lingui/react/macro';
import { IconCamera } from '@tabler/icons-react';
import { Avatar, Button, FieldGroup, ProgressBar } from '@wiki/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { previewOf } from '../../../lib/uploads/previews.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import classes from './avatar-field.module.css';
import { CropDialog } from '../crop-dialog.tsx';
import { News } from '../news.tsx';
import { UploadActions, UploadState } from '../upload-rows.tsx';
import { useSizeAdvice } from './use-size-advice.ts';

export interface AvatarFieldProps {
  /** Name of the form's field, where the error summary leads. */
  name: string;
  label: ReactNode;
  /** The person whose picture it is: their initials stand where there is none. */
  personName: string;
  /** Their id, from which the color behind the initials follows. */
  personId: string;
  /** Address of the picture that is stored. */
  src: string | null;
  /** A new picture is stored, or null: it is to be taken away. */
  onChange: (value: FileValue | null) => void;
  /** What `onChange` began is still going on. */
  isSaving?: boolean;
  /** What the picture is for; a person's own unless said. */
  purpose?: 'AVATAR' | 'GROUP_PICTURE';
  error?: ReactNode;
}

/** A person's picture: chosen, cut to a square, shown round. */
export function AvatarField({
  name,
  label,
  personName,
  personId,
  src,
  onChange,
  isSaving = false,
  purpose = 'AVATAR',
  error,
}: AvatarFieldProps) {
  const { t } = useLingui();
  const [news, say] = useState('');
  const [sent, setSent] = useState<FileValue | null>(null);
  const [cut, setCut] = useState<{ bitmap: ImageBitmap; name: string } | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload(purpose, {
    onStored: (value) => {
      setSent(value);
      onChange(value);
      say(t`Your picture has been uploaded.`);
    },
  });
  const advice = useSizeAdvice(upload.rules);
  const [item] = upload.items;

  const choose = async (file: File) => {
    for (const { key } of upload.items) upload.cancel(key);
    const bitmap = await createImageBitmap(file).catch(() => null);
    // What cannot be read as a picture goes the way of every file, where it is refused in words.
    if (bitmap) setCut({ bitmap, name: file.name });
    else upload.add([file]);
  };
  const close = () => {
    cut?.bitmap.close();
    setCut(null);
    picker.current?.focus();
  };

  const isBusy = isSaving || (item !== undefined && !item.problem);
  const shown = (isSaving && sent && previewOf(sent.fileId)) || src;
  return (
    <FieldGroup label={label} error={error} help={advice || ' '}>
      <div className={classes.avatar}>
        <Avatar name={personName} seed={personId} src={shown} size={96} />
        <div className={classes.side}>
          <div className={classes.buttons}>
            <label className={classes.choose} data-disabled={isBusy || undefined}>
              <input
                ref={picker}
                type="file"
                name={name}
                accept={upload.rules?.contentTypes.join(',') ?? 'image/*'}
                disabled={isBusy}
                aria-invalid={error ? true : undefined}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) void choose(file);
                  currentTarget.value = '';
                }}
              />
              <IconCamera size={20} stroke={1.75} aria-hidden />
              {src ? <Trans>Change the picture</Trans> : <Trans>Choose a picture</Trans>}
            </label>
            {src && !isBusy && (
              <Button
                variant="subtle"
                onClick={() => {
                  onChange(null);
                  say(t`Your picture was removed.`);
                  picker.current?.focus();
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </div>
          {item && (
            <div className={classes.sending}>
              <div className={classes.state}>
                <UploadState item={item} />
              </div>
              <UploadActions item={item} upload={upload} />
            </div>
          )}
          {isSaving && !item && <ProgressBar label={t`Saving your picture`} />}
        </div>
      </div>
      <News text={news} />
      {cut && (
        <CropDialog
          bitmap={cut.bitmap}
          name={cut.name}
          onClose={close}
          onDone={(file) => {
            close();
            upload.add([file]);
          }}
        />
      )}
    </FieldGroup>
  );
}
