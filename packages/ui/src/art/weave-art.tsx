import { memo } from 'react';
import { backdropOf, pathOf, shadowOpacity, weaveShapes } from '../weave/svg.ts';
import { type WeaveOptions, weave } from '../weave/weave.ts';
import classes from './weave-art.module.css';

export interface WeaveArtProps
  extends Pick<WeaveOptions, 'palette' | 'columns' | 'rows' | 'fringe'> {
  /** What the artwork is made from, usually an id: the same seed gives the same picture. */
  seed: string;
  /** Width divided by height of the picture; it fills its box and is cropped to it. */
  ratio?: number;
  /** Says what the picture stands for. Without it, it is decoration and hidden from readers. */
  label?: string;
  className?: string;
}

/** Woven artwork: stands wherever there is no photograph. Woven anew only for another seed or shape. */
export const WeaveArt = memo(function WeaveArt({
  seed,
  ratio = 4 / 3,
  label,
  className,
  ...options
}: WeaveArtProps) {
  const woven = weave(seed, { ...options, ratio });
  const { width, height } = woven;
  return (
    <svg
      className={className ? `${classes.art} ${className}` : classes.art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={woven.fringe > 0 ? 'xMinYMid slice' : 'xMidYMid slice'}
      data-fringe={woven.fringe > 0 || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path fill={woven.backdrop} d={backdropOf(woven)} />
      {weaveShapes(woven).map(({ fill, path }) => (
        <path key={path} fill={fill} d={path} />
      ))}
      <path fillOpacity={shadowOpacity} d={pathOf(woven.shadows)} />
    </svg>
  );
});
