import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { useListingTitle } from '../../../components/listing-form/listing-titles.ts';
import { useManagedListing } from '../../../components/listing-form/use-managed-listing.ts';
import { Page } from '../../../components/page.tsx';
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
            <Button
              component={Link}
              to={paths.listing({ type, id })}
              variant="default"
              rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
            >
              <Trans>See it published</Trans>
            </Button>
          )
        }
      />
      <Editor type={type} listing={listing} onCreated={() => undefined} />
    </Page>
  );
}
