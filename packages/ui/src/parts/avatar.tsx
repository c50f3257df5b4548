import { WeaveArt } from '../art/weave-art.tsx';
import classes from './avatar.module.css';

export interface AvatarProps {
  /** Name of the person or business. */
  name: string;
  /** Picture, if there is one. */
  src?: string | null;
  /** A person shows initials on maize, a business its weave. */
  kind?: 'person' | 'business';
  /** What the weave is made from, usually the business's id. */
  seed?: string;
  /** Side in pixels. */
  size?: number;
  /** Reads the name aloud. Leave out where the name stands beside it. */
  labelled?: boolean;
}

/** First letters of the first and the last word: "María José Rojas" gives "MR". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (Array.from(word ?? '')[0] ?? '').toLocaleUpperCase()).join('');
}

/** A person or a business in a small picture. */
export function Avatar({
  name,
  src,
  kind = 'person',
  seed = name,
  size = 40,
  labelled = false,
}: AvatarProps) {
  const label = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  const box = { width: size, height: size, fontSize: size * 0.36 };
  return (
    <span {...label} className={classes.avatar} data-kind={kind} style={box}>
      <Face name={name} src={src} kind={kind} seed={seed} />
    </span>
  );
}

function Face({ name, src, kind, seed }: Pick<AvatarProps, 'name' | 'src' | 'kind' | 'seed'>) {
  if (src) return <img src={src} alt="" loading="lazy" decoding="async" />;
  if (kind === 'business') return <WeaveArt seed={seed ?? name} columns={3} rows={3} ratio={1} />;
  return initialsOf(name);
}
