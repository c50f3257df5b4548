import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { LocalizedText } from '@wiki/domain';
import { IconButton } from '@wiki/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { AltFields } from './alt-fields.tsx';
import { FilePicture, hasPicture } from '../file-picture.tsx';
import classes from '../files.module.css';
import { FileRow } from '../upload-rows.tsx';
import { ViewFile } from '../view-file.tsx';

export interface ImageRowProps {
  id: string;
  file: FileValue;
  /** Its place, from 0. */
  index: number;
  count: number;
  isPrimary: boolean;
  onMove: (to: number) => void;
  /** The handle was taken hold of. */
  onDragStart: (event: PointerEvent<HTMLButtonElement>) => void;
  /** Asks for the words of the picture. */
  onAlt: ((alt: LocalizedText) => void) | undefined;
  onRemove: () => void;
}

/** A picture of a list, with its words and the buttons that move it. */
export function ImageRow({
  id,
  file,
  index,
  count,
  isPrimary,
  onMove,
  onDragStart,
  onAlt,
  onRemove,
}: ImageRowProps) {
  const { t } = useLingui();
  const pressed = useRef<HTMLButtonElement | null>(null);
  // A row that moves in the page loses the focus: give it back to the button that moved it.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const place = index + 1;
  const moveTo = (to: number, button: HTMLButtonElement) => {
    if (to < 0 || to >= count) return;
    pressed.current = button;
    onMove(to);
  };
  return (
    <FileRow
      thumb={<FilePicture file={file} sizes="112px" />}
      isWide={isPrimary}
      actions={
        <>
          {!hasPicture(file) && <ViewFile fileId={file.fileId} name={file.name} />}
          <IconButton
            label={t`Drag picture ${place}, or move it with the arrow keys`}
            data-handle
            onPointerDown={onDragStart}
            onKeyDown={(event) => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (!step) return;
              event.preventDefault();
              moveTo(index + step, event.currentTarget);
            }}
          >
            <IconGripVertical size={22} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton
            label={t`Move picture ${place} up`}
            aria-disabled={index === 0}
            onClick={({ currentTarget }) => moveTo(index - 1, currentTarget)}
          >
            <IconArrowUp size={22} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton
            label={t`Move picture ${place} down`}
            aria-disabled={index === count - 1}
            onClick={({ currentTarget }) => moveTo(index + 1, currentTarget)}
          >
            <IconArrowDown size={22} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={t`Remove picture ${place}`} onClick={onRemove}>
            <IconTrash size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      }
    >
      {isPrimary ? (
        <span className={classes.place}>
          <Trans>Main picture</Trans>
        </span>
      ) : (
        // The field for its words says which one it is.
        !onAlt && (
          <span className={classes.place}>
            <Trans>Picture {place}</Trans>
          </span>
        )
      )}
      {!onAlt && <span className={classes.name}>{file.name}</span>}
      {onAlt && (
        <AltFields
          id={id}
          labels={{
            en: t`What picture ${place} shows, in English`,
            es: t`What picture ${place} shows, in Spanish`,
          }}
          value={file.alt}
          onChange={onAlt}
        />
      )}
    </FileRow>
  );
}
