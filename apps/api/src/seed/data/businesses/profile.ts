import type { BusinessProfile } from '../../../modules/businesses/index.ts';

/** What a business of the demonstration tells beyond its name, place and description. */
export type DemoProfile = Pick<BusinessProfile, 'address' | 'lineOfBusiness' | 'size'> & {
  /** In Spanish. */
  services: readonly string[];
  /** The part of its made-up web and e-mail addresses before `.example.com`. */
  site: string;
  phone: string;
  isVerified: boolean;
};

/** A section of CIIU. */
type Line = 'A' | 'C' | 'D' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'P' | 'S';
type Size = NonNullable<DemoProfile['size']>;

/** What a business tells; telephone numbers are made up. */
export const profile = (
  site: string,
  lineOfBusiness: Line,
  size: Size,
  phone: string,
  address: string,
  services: string[],
  isVerified = true,
): DemoProfile => ({ site, lineOfBusiness, size, phone, address, services, isVerified });
