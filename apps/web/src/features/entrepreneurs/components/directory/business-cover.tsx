import { WeaveArt } from '@wiki/ui';
import { Picture } from '../../../../components/files/picture.tsx';
import type { BusinessCardFragment } from '../../../../gql/entrepreneurs.ts';

export interface BusinessCoverProps {
  business: Pick<BusinessCardFragment, 'cover' | 'artwork'>;
  /** How wide it is shown, as for `sizes`. */
  sizes: string;
  /** Width divided by height of its place, for the weave. */
  ratio: number;
  isFirst?: boolean;
}

/** The cover of a business, or its weave; it fills its place. */
export function BusinessCover({ business, sizes, ratio, isFirst }: BusinessCoverProps) {
  const { cover, artwork } = business;
  if (cover) return <Picture image={cover} sizes={sizes} isFirst={isFirst} />;
  const rows = 4;
  return (
    <WeaveArt
      seed={artwork.seed}
      palette={artwork.palette}
      columns={Math.min(12, Math.round(rows * ratio))}
      rows={rows}
      ratio={ratio}
    />
  );
}
