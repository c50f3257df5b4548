import { markCrossings, markGround, markShapes } from '../weave/mark.ts';
import { pathOf } from '../weave/svg.ts';

export interface MarkProps {
  /** Side in pixels. */
  size?: number;
  /** Name read aloud where the mark stands alone; without it, it is decoration. */
  label?: string;
  className?: string;
}

/** The mark: four bands crossing on jade. */
export function Mark({ size = 34, label, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="32" height="32" rx="8" fill={markGround} />
      {markShapes.map((band) => (
        <rect key={`${band.x} ${band.y}`} rx="1.4" {...band} />
      ))}
      <path fill="#f4fbf8" d={pathOf(markCrossings)} />
    </svg>
  );
}
