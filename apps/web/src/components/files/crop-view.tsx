import { type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, keyed, pulled, rectangleOf } from './crop.ts';
import classes from './fields/avatar-field.module.css';

/** Pixels of the canvas: twice those of the page, for fine screens. */
const pixels = 560;

export interface CropViewProps {
  bitmap: ImageBitmap;
  crop: Crop;
  /** What it is and how it is used, read aloud. */
  label: string;
  onChange: (crop: Crop) => void;
}

/** The square that is kept, with the circle in which it is shown; pulled by pointer or keys. */
export function CropView({ bitmap, crop, label, onChange }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { x, y, width, height } = rectangleOf(bitmap, crop);
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, pixels, pixels);
    context.drawImage(bitmap, x, y, width, height, 0, 0, pixels, pixels);
  }, [bitmap, crop]);

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const side = event.currentTarget.clientWidth;
    const { x, y } = held.current;
    held.current = { x: event.clientX, y: event.clientY };
    onChange(pulled(bitmap, crop, (event.clientX - x) / side, (event.clientY - y) / side));
  };

  return (
    <button
      type="button"
      className={classes.view}
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onKeyDown={(event) => {
        const next = keyed(bitmap, crop, event.key);
        if (!next) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      <canvas ref={canvas} width={pixels} height={pixels} className={classes.canvas} />
    </button>
  );
}
