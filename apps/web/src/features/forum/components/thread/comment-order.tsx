import { useLingui } from '@lingui/react/macro';
import { SelectField, VisuallyHidden } from '@wiki/ui';
import type { DiscussionCommentSort } from '../../../../gql/schema-types.ts';
import { useSearchParams } from '../../../../lib/use-search-params.ts';
import { commentOrders } from '../../forum-address.ts';
import classes from './thread.module.css';

/** Chooses the order of the comments, which the address keeps. */
export function CommentOrder({ sort }: { sort: DiscussionCommentSort }) {
  const { t } = useLingui();
  const [, setParams] = useSearchParams();
  const words: Record<DiscussionCommentSort, string> = {
    OLDEST: t`Oldest first`,
    NEWEST: t`Newest first`,
    MOST_USEFUL: t`Most useful`,
  };
  return (
    <div className={classes.order}>
      <SelectField
        label={<VisuallyHidden>{t`Order of the replies`}</VisuallyHidden>}
        value={sort}
        options={commentOrders.map(({ sort: value }) => ({ value, label: words[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = commentOrders.find((order) => order.sort === value)?.name;
          setParams(
            (current) => {
              // The thread begins anew: what the address led to has another place now.
              current.delete('comment');
              if (chosen) current.set('order', chosen);
              else current.delete('order');
              return current;
            },
            { replace: true, preventScrollReset: true },
          );
        }}
      />
    </div>
  );
}
