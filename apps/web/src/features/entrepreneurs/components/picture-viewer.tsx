import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Picture } from '../../../components/files/picture.tsx';
import type { PublicBusiness } from '../public-business.ts';
import { stepped, swipeStep } from '../swipe.ts';
import classes from './picture-viewer.module.css';

export interface PictureViewerProps {
  pictures: PublicBusiness['gallery'];
  /** The one to begin with, from 0. */
  first: number;
  onClose: () => void;
}

/** One picture large, with the others to the left and right: by button, arrow key or swipe. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const { t } = useLingui();
  const [index, setIndex] = useState(first);
  const touched = useRef<{ x: number; y: number } | null>(null);
  const count = pictures.length;
  const place = index + 1;
  const picture = pictures[index] ?? pictures[0];

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step) setIndex((current) => stepped(current, step, count));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);

  if (!picture) return null;
  const step = (by: number) => setIndex(stepped(index, by, count));
  return (
    <Dialog title={t`Picture ${place} of ${count}`} size="wide" onClose={onClose}>
      <figure
        className={classes.figure}
        onPointerDown={({ clientX: x, clientY: y }) => {
          touched.current = { x, y };
        }}
        onPointerUp={({ clientX, clientY }) => {
          const from = touched.current;
          touched.current = null;
          if (from && count > 1) step(swipeStep(clientX - from.x, clientY - from.y));
        }}
      >
        <Picture
          key={picture.fileId}
          image={picture}
          sizes="(max-width: 48em) 100vw, 720px"
          className={classes.picture}
          isFirst
        />
        {picture.alt && <figcaption className={classes.words}>{picture.alt}</figcaption>}
      </figure>
      {count > 1 && (
        <div className={classes.steps}>
          <IconButton label={t`The picture before`} onClick={() => step(-1)}>
            <IconChevronLeft size={24} stroke={1.75} aria-hidden />
          </IconButton>
          <output className={classes.place}>
            {place} / {count}
          </output>
          <IconButton label={t`The next picture`} onClick={() => step(1)}>
            <IconChevronRight size={24} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      )}
    </Dialog>
  );
}
