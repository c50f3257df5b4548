import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './list-foot.module.css';
import { type ListAddress, pageSizes } from '../use-list-address.ts';

export interface ListFootProps {
  address: ListAddress;
  /** How many rows the page has. */
  count: number;
  totalCount: number | null;
  nextPage: string | null;
  /** What the rows of every page come to. */
  sum?: ReactNode;
}

/** Which part of the list is shown, how much a page has, and the ways to the others. */
export function ListFoot({ address, count, totalCount, nextPage, sum }: ListFootProps) {
  const { t } = useLingui();
  const format = useFormat();
  const before = (address.page - 1) * address.size;
  const from = format.number(count === 0 ? 0 : before + 1);
  const to = format.number(before + count);
  const total = totalCount === null ? null : format.number(totalCount);
  return (
    <div className={classes.foot}>
      <output className={classes.range}>
        {total === null ? (
          <Trans>
            {from}–{to}
          </Trans>
        ) : (
          <Trans>
            {from}–{to} of {total}
          </Trans>
        )}
      </output>
      {sum && <span className={classes.sum}>{sum}</span>}
      <select
        className={classes.size}
        aria-label={t`Rows per page`}
        value={address.size}
        onChange={({ currentTarget: { value } }) => address.change({ size: value })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t`${size} per page`}
          </option>
        ))}
      </select>
      <IconButton
        label={t`Previous page`}
        disabled={address.page === 1}
        onClick={() => address.goBack()}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        label={t`Next page`}
        disabled={nextPage === null}
        onClick={() => nextPage && address.goForth(nextPage)}
      >
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
