import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { Dialog } from '../dialog.tsx';
import { Picture } from '../files/picture.tsx';
import classes from './picture-viewer.module.css';
import { stepped, swipeStep } from './swipe.ts';

export interface PictureViewerProps {
  pictures: readonly ImageFieldsFragment[];
  /** The one to begin with, from 0. */
  first: number;
  onClose: () => void;
}

/** One picture large, to be made larger still, with the others beside it: by button, arrow key or swipe. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const { t } = useLingui();
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
    <Dialog title={t`Picture ${place} of ${count}`} size="wide" onClose={onClose}>
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
          sizes={isZoomed ? '200vw' : '(max-width: 48em) 100vw, 720px'}
          className={classes.picture}
          isFirst
        />
        {picture.alt && <figcaption className={classes.words}>{picture.alt}</figcaption>}
      </figure>
      <div className={classes.steps}>
        {count > 1 && (
          <>
            <IconButton label={t`The picture before`} onClick={() => step(-1)}>
              <IconChevronLeft size={24} stroke={1.75} aria-hidden />
            </IconButton>
            <output className={classes.place}>
              {place} / {count}
            </output>
            <IconButton label={t`The next picture`} onClick={() => step(1)}>
              <IconChevronRight size={24} stroke={1.75} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton label={t`Zoom`} aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
          <Zoom size={24} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </Dialog>
  );
}
