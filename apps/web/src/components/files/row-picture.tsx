import { Avatar } from '@wiki/ui';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { Picture } from './picture.tsx';
import classes from './row-picture.module.css';

export interface RowPictureProps {
  image: ImageFieldsFragment | null | undefined;
  /** What it is a picture of, whose weave stands in for one: its name stands beside it. */
  name: string;
  seed: string;
}

const side = 28;

/** The picture of a row of a list, in the smallest version there is. */
export function RowPicture({ image, name, seed }: RowPictureProps) {
  const weave = <Avatar kind="business" name={name} seed={seed} size={side} />;
  if (!image) return weave;
  return (
    <span className={classes.picture}>
      <Picture image={image} sizes={`${side}px`} alt="" instead={weave} />
    </span>
  );
}
