import { WeaveArt } from '../../art/weave-art.tsx';
import classes from './avatar.module.css';
import { faceOf, initialsOf } from './face.ts';

export interface AvatarProps {
  /** Name of the person or business. */
  name: string;
  /** Picture, if there is one. */
  src?: string | null;
  /** A person shows initials on a color of their own, a business its weave. */
  kind?: 'person' | 'business';
  /** What the weave or the color is made from: the id, so that a face looks the same everywhere. */
  seed: string;
  /** Side in pixels. */
  size?: number;
  /** Reads the name aloud. Leave out where the name stands beside it. */
  labeled?: boolean;
}

/** A person or a business in a small picture. */
export function Avatar({
  name,
  src,
  kind = 'person',
  seed,
  size = 40,
  labeled = false,
}: AvatarProps) {
  const label = labeled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  const [background, color] = faceOf(seed);
  const colors = kind === 'person' && !src ? { background, color } : {};
  const box = { width: size, height: size, fontSize: size * 0.36, ...colors };
  // Drawn by the style sheet: as text they would be words of the button or link around them, which
  // is not named so.
  const initials = kind === 'person' && !src ? { 'data-initials': initialsOf(name) } : {};
  return (
    <span {...label} {...initials} className={classes.avatar} data-kind={kind} style={box}>
      <Face src={src} kind={kind} seed={seed} />
    </span>
  );
}

function Face({ src, kind, seed }: Pick<AvatarProps, 'src' | 'kind' | 'seed'>) {
  if (src) return <img src={src} alt="" loading="lazy" decoding="async" />;
  if (kind === 'business') return <WeaveArt seed={seed} columns={3} rows={3} ratio={1} />;
  return null;
}
