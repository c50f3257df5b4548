import { Trans } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { ChooseAll } from '../../../domains/listing-form/managed/choose-box.tsx';
import { useChosen } from '../../../domains/listing-form/managed/use-chosen.ts';
import type { ListingRow as Row } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { useDuplicateListingMutation } from '../../../gql/listing-form.ts';
import type { More } from '../../../lib/apollo/use-more.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { paths } from '../../../lib/paths.ts';
import { useRowActs } from '../hooks/use-row-acts.ts';
import type { SellerAct } from './act-names.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ActionNotice } from './action-notice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListingRow } from './listing-row.tsx';
import classes from './listing-rows.module.css';

export interface ListingRowsProps {
  listings: readonly Row[];
  reload: () => void;
  more: More;
  /** In place of the rows when there are none. */
  empty: ReactNode;
}

/** The rows, what is done to them one by one and together, and what came of it. */
export function ListingRows({ listings, reload, more, empty }: ListingRowsProps) {
  const navigate = useNavigate();
  const acts = useRowActs(reload);
  const [duplicate] = useDuplicateListingMutation();
  const chosen = useChosen(listings);
  const [toDelete, setToDelete] = useState<readonly Row[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const act = (rows: readonly Row[], action: SellerAct) => {
    setProblem(null);
    if (action === 'delete') setToDelete(rows);
    else void acts.run(rows, action);
  };
  const copy = async (listingId: string) => {
    acts.forget();
    setProblem(null);
    try {
      const { data } = await duplicate({ variables: { input: { listingId } } });
      const { listing, userErrors } = data?.duplicateListing ?? {};
      if (listing) await navigate(paths.editListing(listing.id));
      else setProblem(userErrors?.[0]?.code ?? 'INTERNAL');
    } catch (error) {
      setProblem(failureOf(error));
    }
  };

  return (
    <>
      <ActionNotice acts={acts} />
      <ProblemAlert problem={problem ? { code: problem } : null} />
      {listings.length === 0 ? (
        empty
      ) : (
        <Card padding="none">
          <div className={classes.all}>
            <ChooseAll listings={listings} chosen={chosen} />
          </div>
          <ul className={classes.rows}>
            {listings.map((listing) => (
              <ListingRow
                key={listing.id}
                listing={listing}
                chosen={chosen}
                onAct={(action) => act([listing], action)}
                onDuplicate={() => void copy(listing.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      <BulkBar
        chosen={chosen.rows}
        busy={acts.busy}
        onAct={(action) => act(chosen.rows, action)}
        onClear={chosen.clear}
      />
      <MoreButton more={more}>
        <Trans>Show more listings</Trans>
      </MoreButton>
      {toDelete && <DeleteDialog rows={toDelete} acts={acts} onClose={() => setToDelete(null)} />}
    </>
  );
}
