import { useLingui } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import { Navigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import {
  type BegunDraft,
  useBegunDraft,
} from '../../../domains/listing-form/managed/use-begun-draft.ts';
import { useManagedListing } from '../../../domains/listing-form/managed/use-managed-listing.ts';
import { Page } from '../../../components/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { typeOf } from '../address.ts';
import { Editor } from '../components/editor.tsx';
import { EditorHead } from '../components/editor-head.tsx';
import { newNames } from '../type-names.ts';

/** Begins a listing (`?type=`): the first thing written makes a draft of it. */
export function NewListing() {
  const [params] = useSearchParams();
  const draft = useBegunDraft();
  const type = typeOf(params);
  if (draft.openedId) return <Navigate to={paths.editListing(draft.openedId)} replace />;
  return <Begin key={`${type} ${draft.turn}`} type={type} draft={draft} />;
}

function Begin({ type, draft }: { type: ListingType; draft: BegunDraft }) {
  const { t } = useLingui();
  const { listing = null } = useManagedListing(draft.draftId);
  return (
    <Page title={t(newNames[type])}>
      <EditorHead type={type} listing={listing} />
      <Editor type={type} listing={listing} onCreated={draft.begin} />
    </Page>
  );
}
