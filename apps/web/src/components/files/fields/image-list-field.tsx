import { Trans, useLingui } from '@lingui/react/macro';
import type { LocalizedText } from '@wiki/domain';
import { FieldGroup } from '@wiki/ui';
import { useId } from 'react';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { AddFiles } from './add-files.tsx';
import type { FileFieldProps } from './field-props.ts';
import classes from '../files.module.css';
import { ImageRow } from './image-row.tsx';
import { News } from '../news.tsx';
import { moved } from '../reorder.ts';
import { UploadRows } from '../upload-rows.tsx';
import { useDragOrder } from '../use-drag-order.ts';
import { useFileField } from './use-file-field.ts';
import { useSizeAdvice } from './use-size-advice.ts';

export interface ImageListFieldProps extends FileFieldProps<FileValue[]> {
  /** How many pictures it asks for; the form decides whether fewer are refused. */
  min?: number;
  max: number;
  /** Whether the first picture is the one shown alone; it is marked. */
  hasPrimary?: boolean;
  /** Whether each picture is asked for its words. */
  hasAlt?: boolean;
  /** Whether it advises a size: not where `help` does. */
  hasSizeAdvice?: boolean;
}

/**
 * Several pictures in an order: added by button or drop, moved by drag or by buttons, each with the
 * words for those who do not see it.
 */
export function ImageListField({
  purpose,
  name,
  value,
  onChange,
  onBlur,
  min = 0,
  max,
  hasPrimary = true,
  hasAlt = true,
  hasSizeAdvice = true,
  onBusyChange,
  ...field
}: ImageListFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const files = useFileField(purpose, value, onChange, { max, onBusyChange });
  const advice = useSizeAdvice(files.upload.rules, hasSizeAdvice);
  const count = value.length;
  const hasRows = count + files.upload.items.length > 0;

  const move = (from: number, to: number) => {
    const place = to + 1;
    files.change((list) => moved(list, from, to));
    files.say(t`Picture ${place} of ${count}.`);
  };
  const drag = useDragOrder(move);
  const describe = (fileId: string, alt: LocalizedText) =>
    files.change((list) => list.map((file) => (file.fileId === fileId ? { ...file, alt } : file)));

  return (
    <FieldGroup {...field}>
      {hasRows && (
        <ol className={classes.rows}>
          {value.map((file, index) => (
            <li
              key={file.fileId}
              className={classes.imageRow}
              data-place
              data-dragged={drag.dragged === index || undefined}
            >
              <ImageRow
                id={`${id}-${file.fileId}`}
                file={file}
                index={index}
                count={count}
                isPrimary={hasPrimary && index === 0}
                onMove={(to) => move(index, to)}
                onDragStart={(event) => drag.start(event, index)}
                onAlt={hasAlt ? (alt) => describe(file.fileId, alt) : undefined}
                onRemove={() => {
                  const place = index + 1;
                  files.change((list) => list.filter(({ fileId }) => fileId !== file.fileId));
                  files.say(t`Picture ${place} was removed.`);
                }}
              />
            </li>
          ))}
          <UploadRows upload={files.upload} isImage />
        </ol>
      )}
      {files.room > 0 && (
        <AddFiles
          name={name}
          label={<Trans>Choose pictures</Trans>}
          hint={
            <>
              {min > 0 ? (
                <Trans>
                  {count} of {max} pictures, at least {min}.
                </Trans>
              ) : (
                <Trans>
                  {count} of {max} pictures.
                </Trans>
              )}{' '}
              {advice}
            </>
          }
          accept={files.upload.rules?.contentTypes}
          multiple
          isInvalid={Boolean(field.error)}
          onAdd={files.add}
          onBlur={onBlur}
        />
      )}
      <News text={files.news} />
    </FieldGroup>
  );
}
