import type { ListingType } from '@wiki/domain';
import { useNavigate } from 'react-router-dom';
import { ListingForm } from '../../../domains/listing-form/listing-form.tsx';
import type { ManagedListing } from '../../../domains/listing-form/use-listing-form.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { listingSections, paths } from '../../../lib/paths.ts';

export interface EditorProps {
  type: ListingType;
  listing: ManagedListing | null;
  onCreated: (listingId: string) => void;
}

/** The form of an own listing; published, it leads to the list, which shows it. */
export function Editor({ type, listing, onCreated }: EditorProps) {
  const navigate = useNavigate();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <ListingForm
      type={type}
      listing={listing}
      viewerId={viewer.id}
      previewPath={listing ? paths.previewListing(listing.id) : undefined}
      onCreated={onCreated}
      onPublished={(id) =>
        void navigate(paths.myListings({ tab: listingSections[type] }), {
          state: { published: id },
        })
      }
    />
  );
}
