import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { FieldGroup, IconButton } from '@wiki/ui';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { AddFiles } from './add-files.tsx';
import type { FileFieldProps } from './field-props.ts';
import { FilePicture } from '../file-picture.tsx';
import classes from '../files.module.css';
import { News } from '../news.tsx';
import { FileRow, UploadRows } from '../upload-rows.tsx';
import { useFileField } from './use-file-field.ts';
import { useUploadWords } from './use-upload-words.ts';
import { ViewFile } from '../view-file.tsx';

export interface DocumentFieldProps extends FileFieldProps<FileValue[]> {
  /** How many files it takes. */
  max?: number;
}

/** Documents: PDF files or pictures, with name and size, each to be looked at and taken away. */
export function DocumentField({
  purpose,
  name,
  value,
  onChange,
  onBlur,
  max = 10,
  onBusyChange,
  ...field
}: DocumentFieldProps) {
  const { t } = useLingui();
  const words = useUploadWords();
  const files = useFileField(purpose, value, onChange, { max, onBusyChange });
  const { rules } = files.upload;
  const most = rules && words.size(rules.maxBytes);
  const hasRows = value.length + files.upload.items.length > 0;
  return (
    <FieldGroup {...field}>
      {hasRows && (
        <ul className={classes.rows}>
          {value.map((file) => (
            <li key={file.fileId} className={classes.row}>
              <DocumentRow
                file={file}
                onRemove={() => {
                  const removed = file.name;
                  files.change((list) => list.filter(({ fileId }) => fileId !== file.fileId));
                  files.say(t`${removed} was removed.`);
                }}
              />
            </li>
          ))}
          <UploadRows upload={files.upload} />
        </ul>
      )}
      {files.room > 0 && (
        <AddFiles
          name={name}
          label={max > 1 ? <Trans>Choose documents</Trans> : <Trans>Choose a document</Trans>}
          hint={most ? <Trans>PDF or pictures, up to {most} each.</Trans> : ' '}
          accept={rules?.contentTypes}
          multiple={max > 1}
          isInvalid={Boolean(field.error)}
          onAdd={files.add}
          onBlur={onBlur}
        />
      )}
      <News text={files.news} />
    </FieldGroup>
  );
}

function DocumentRow({ file, onRemove }: { file: FileValue; onRemove: () => void }) {
  const { t } = useLingui();
  const words = useUploadWords();
  const { name } = file;
  return (
    <FileRow
      thumb={<FilePicture file={file} sizes="44px" />}
      actions={
        <>
          <ViewFile fileId={file.fileId} name={name} />
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <IconX size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      }
    >
      <span className={classes.name}>{name}</span>
      {file.byteSize > 0 && <span className={classes.meta}>{words.size(file.byteSize)}</span>}
    </FileRow>
  );
}
