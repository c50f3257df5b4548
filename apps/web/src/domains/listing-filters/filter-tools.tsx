import { Trans } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { activeConditions } from './listing-query.ts';
import { SortSelect } from './sort-select.tsx';
import type { ListingQueryState } from './use-listing-query.ts';
import type { FilterSheetState } from './use-filter-sheet.ts';
import classes from './filtered.module.css';

export interface FilterToolsProps {
  state: ListingQueryState;
  sheet: FilterSheetState;
  isSearch?: boolean;
}

/** The order of a list and, where its filters have no room beside it, the way to them. */
export function FilterTools({ state, sheet, isSearch = false }: FilterToolsProps) {
  const count = activeConditions(state.query).length;
  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        className={classes.open}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
      </Button>
      <SortSelect state={state} isSearch={isSearch} />
    </div>
  );
}
