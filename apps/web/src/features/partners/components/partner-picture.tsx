import { WeaveArt } from '@wiki/ui';
import { Picture } from '../../../components/files/picture.tsx';
import type { ImageFieldsFragment } from '../../../gql/components.ts';

export interface PartnerPictureProps {
  partner: { slug: string; image?: ImageFieldsFragment | null | undefined };
  sizes: string;
  alt?: string;
  isFirst?: boolean;
}

/** The picture of a partner, or its weave. */
export function PartnerPicture({ partner: { slug, image }, ...picture }: PartnerPictureProps) {
  const weave = <WeaveArt seed={slug} palette="maize" columns={8} rows={4} ratio={16 / 9} />;
  return image ? <Picture image={image} instead={weave} {...picture} /> : weave;
}
