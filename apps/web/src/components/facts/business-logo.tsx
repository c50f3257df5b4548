import { Avatar } from '@wiki/ui';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import classes from './business-logo.module.css';
import { Picture } from '../files/picture.tsx';

export interface BusinessLogoProps {
  business: { id: string; name: string; logo: ImageFieldsFragment | null };
  /** Side in pixels. */
  size: number;
}

/** The logo of a business, or the weave that stands for it. Its name stands beside it. */
export function BusinessLogo({ business: { id, name, logo }, size }: BusinessLogoProps) {
  if (!logo) {
    return (
      <span className={classes.logo}>
        <Avatar kind="business" name={name} seed={id} size={size} />
      </span>
    );
  }
  return (
    <span className={classes.logo} style={{ width: size, height: size }}>
      <Picture image={logo} sizes={`${size}px`} alt="" />
    </span>
  );
}
