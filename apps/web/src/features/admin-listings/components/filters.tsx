import { useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { SearchBox, SwitchField } from '@wiki/ui';
import { StateSelect } from '../../../domains/listing-form/state-select.tsx';
import type { useAllListings } from '../hooks/use-all-listings.ts';
import { BusinessSelect } from './business-select.tsx';
import classes from './filters.module.css';

/** Narrows the list by name, business, state and whether it is featured. */
export function Filters({ list }: { list: ReturnType<typeof useAllListings> }) {
  const { t } = useLingui();
  return (
    <div className={classes.filters}>
      <SearchBox
        key={`${list.type}-${list.search}`}
        label={t`Find listings`}
        placeholder={t`Name or SKU`}
        maxLength={limits.search.max}
        defaultValue={list.search}
        onSearch={list.setSearch}
      />
      <BusinessSelect
        label={t`Business`}
        placeholder={t`All businesses`}
        nothing={t`No business has such a name`}
        value={list.businessId}
        onChange={list.setBusiness}
      />
      <StateSelect
        list={list}
        isNarrowed={Boolean(list.search || list.isFeatured || list.businessId)}
        onChange={list.setStatus}
      />
      <SwitchField
        label={t`Only featured ones`}
        checked={list.isFeatured}
        onChange={({ currentTarget }) => list.setFeatured(currentTarget.checked)}
      />
    </div>
  );
}
