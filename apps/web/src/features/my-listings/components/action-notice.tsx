import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import { MembershipHint } from '../../../domains/listing-form/parts/membership-hint.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import type { Deed, RowActs } from '../hooks/use-row-acts.ts';
import classes from './action-notice.module.css';

/** What was just done, with the way to undo it, and what was refused and why. */
export function ActionNotice({ acts: { deed, undo } }: { acts: RowActs }) {
  const errorMessage = useErrorMessage();
  if (!deed) return null;
  const needsMembership = deed.refused.some(({ code }) => code === 'MEMBERSHIP_REQUIRED');
  return (
    <div className={classes.notices}>
      {deed.done.length > 0 && (
        <InlineAlert
          tone="success"
          action={
            deed.undo && (
              <Button variant="default" onClick={() => void undo()}>
                <Trans>Undo</Trans>
              </Button>
            )
          }
        >
          <Done deed={deed} />
        </InlineAlert>
      )}
      {deed.problem && <InlineAlert tone="error">{errorMessage(deed.problem)}</InlineAlert>}
      {needsMembership ? (
        <InlineAlert tone="error">
          <MembershipHint />
        </InlineAlert>
      ) : (
        deed.refused.length > 0 && <Refused deed={deed} />
      )}
    </div>
  );
}

function Done({ deed: { action, done } }: { deed: Deed }) {
  const title = useListingTitle();
  const count = done.length;
  const [only] = done;
  if (count === 1 && only) {
    const name = title(only);
    switch (action) {
      case 'publish':
        return <Trans>{name} is published.</Trans>;
      case 'pause':
        return <Trans>{name} is paused: nobody sees it for now.</Trans>;
      case 'markSold':
        return <Trans>{name} is marked as sold.</Trans>;
      default:
        return <Trans>{name} is deleted.</Trans>;
    }
  }
  switch (action) {
    case 'publish':
      return <Plural value={count} one="# listing published." other="# listings published." />;
    case 'pause':
      return <Plural value={count} one="# listing paused." other="# listings paused." />;
    case 'markSold':
      return (
        <Plural value={count} one="# listing marked as sold." other="# listings marked as sold." />
      );
    default:
      return <Plural value={count} one="# listing deleted." other="# listings deleted." />;
  }
}

function Refused({ deed: { refused } }: { deed: Deed }) {
  const { t } = useLingui();
  const title = useListingTitle();
  const errorMessage = useErrorMessage();
  return (
    <InlineAlert tone="error" title={t`Not done`}>
      <ul className={classes.refused}>
        {refused.map(({ row, code }) => (
          <li key={row.id}>
            <Link to={paths.editListing(row.id)}>{title(row)}</Link>:{' '}
            {code === 'FIELD_REQUIRED' ? <Trans>it isn’t complete yet.</Trans> : errorMessage(code)}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
