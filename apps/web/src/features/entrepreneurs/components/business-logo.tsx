import { Avatar } from '@wiki/ui';
import { Picture } from '../../../components/files/picture.tsx';
import type { BusinessCardFragment } from '../../../gql/entrepreneurs.ts';
import classes from './business-logo.module.css';

export interface BusinessLogoProps {
  business: Pick<BusinessCardFragment, 'id' | 'name' | 'logo'>;
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
