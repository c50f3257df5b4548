/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square of a picture that is kept: its middle in pixels of the picture, and how near it is. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as fits into the square. */
  zoom: number;
}

/** How near a picture can be brought. */
export const maxZoom = 4;

/** Side of the square that is kept, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** The same square inside the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const clamp = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { x: clamp(crop.x, size.width), y: clamp(crop.y, size.height), zoom };
}

/** The middle of the picture, as large as it goes. */
export const wholeOf = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/**
 * The square after the picture was pulled.
 * @param dx how far to the right, as a part of the square's side
 * @param dy how far down, as a part of the square's side
 */
export function pulled(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

/** What a key does: arrows pull the picture, plus and minus bring it nearer and take it away. */
export function keyed(size: Size, crop: Crop, key: string): Crop | null {
  const step = 0.05;
  if (key === 'ArrowLeft') return pulled(size, crop, -step, 0);
  if (key === 'ArrowRight') return pulled(size, crop, step, 0);
  if (key === 'ArrowUp') return pulled(size, crop, 0, -step);
  if (key === 'ArrowDown') return pulled(size, crop, 0, step);
  if (key === '+' || key === '=') return within(size, { ...crop, zoom: crop.zoom + 0.2 });
  if (key === '-') return within(size, { ...crop, zoom: crop.zoom - 0.2 });
  return null;
}

/** The square in whole pixels of the picture. */
export function rectangleOf(size: Size, crop: Crop): Size & { x: number; y: number } {
  const side = Math.floor(sideOf(size, crop));
  const { x, y } = within(size, crop);
  return {
    x: Math.max(0, Math.round(x - side / 2)),
    y: Math.max(0, Math.round(y - side / 2)),
    width: side,
    height: side,
  };
}
