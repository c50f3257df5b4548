import { useLingui } from '@lingui/react/macro';
import {
  IconChevronLeft,
  IconChevronRight,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { Picture } from '../../components/files/picture.tsx';
import { LocalizedText } from '../../components/facts/localized-text.tsx';
import { useModal } from '../../components/overlays/use-modal.ts';
import classes from './picture-viewer.module.css';
import { stepped, swipeStep } from '../../lib/gestures/swipe.ts';

export interface PictureViewerProps {
  pictures: readonly ImageFieldsFragment[];
  /** The one to begin with, from 0. */
  first: number;
  onClose: () => void;
}

/**
 * One picture over the whole window, to be made larger still, with the others beside it: by button,
 * arrow key or swipe.
 */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useModal();
  const [index, setIndex] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const touched = useRef<{ x: number; y: number } | null>(null);
  const count = pictures.length;
  const place = index + 1;
  const picture = pictures[index] ?? pictures[0];

  useEffect(() => {
    setZoomed(false);
    void index;
  }, [index]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step) setIndex((current) => stepped(current, step, count));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);

  if (!picture) return null;
  const Zoom = isZoomed ? IconZoomOut : IconZoomIn;
  const step = (by: number) => setIndex(stepped(index, by, count));
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Only the owner closes it.
        event.preventDefault();
        onClose();
      }}
    >
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title} aria-live="polite">
          {t`Picture ${place} of ${count}`}
        </h2>
        <IconButton
          label={t`Zoom`}
          look="floating"
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          <Zoom size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t`Close`} look="floating" onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <figure
        className={classes.figure}
        data-zoomed={isZoomed || undefined}
        onPointerDown={({ clientX: x, clientY: y }) => {
          touched.current = { x, y };
        }}
        onPointerUp={({ clientX, clientY }) => {
          const from = touched.current;
          touched.current = null;
          if (from && count > 1 && !isZoomed) step(swipeStep(clientX - from.x, clientY - from.y));
        }}
      >
        <Picture
          key={picture.fileId}
          image={picture}
          sizes={isZoomed ? '200vw' : '100vw'}
          className={classes.picture}
          isFirst
        />
      </figure>
      {picture.alt && (
        <p className={classes.words}>
          <LocalizedText text={picture.alt} />
        </p>
      )}
      {count > 1 && (
        <>
          <span className={classes.before}>
            <IconButton label={t`Previous picture`} look="floating" onClick={() => step(-1)}>
              <IconChevronLeft size={24} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
          <span className={classes.after}>
            <IconButton label={t`Next picture`} look="floating" onClick={() => step(1)}>
              <IconChevronRight size={24} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
        </>
      )}
    </dialog>
  );
}
