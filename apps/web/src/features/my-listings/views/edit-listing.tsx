import { Trans } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import { useManagedListing } from '../../../domains/listing-form/managed/use-managed-listing.ts';
import { Page } from '../../../components/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { Editor } from '../components/editor.tsx';
import { EditorHead } from '../components/editor-head.tsx';
import { NoListing } from '../components/no-listing.tsx';

/** Edits one of the own listings. */
export function EditListing() {
  const { listingId = '' } = useParams();
  return <Edit key={listingId} id={listingId} />;
}

function Edit({ id }: { id: string }) {
  const state = useManagedListing(id);
  const title = useListingTitle();
  const { listing } = state;
  if (!listing) return <NoListing {...state} />;
  const { type, status } = listing;
  return (
    <Page title={title(listing)}>
      <EditorHead
        type={type}
        listing={listing}
        actions={
          status === 'published' && (
            <Button component={Link} to={paths.listing({ type, id })} variant="default">
              <Trans>See it live</Trans>
              <IconExternalLink size={18} stroke={1.75} aria-hidden />
            </Button>
          )
        }
      />
      <Editor type={type} listing={listing} onCreated={() => undefined} />
    </Page>
  );
}
