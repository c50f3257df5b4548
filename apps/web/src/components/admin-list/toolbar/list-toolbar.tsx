import { Trans, useLingui } from '@lingui/react/macro';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { SearchBox } from '@wiki/ui';
import { ColumnsMenu } from '../table/columns-menu.tsx';
import { FilterChip } from './filter-chip.tsx';
import classes from './list-toolbar.module.css';
import type { ListColumn, ListFilter } from '../list-types.ts';
import type { TableSettings } from '../table/table-settings.ts';
import { ViewsMenu } from './views-menu.tsx';
import type { ListAddress } from '../use-list-address.ts';

export interface ListToolbarProps<Row> {
  /** The name of the list. */
  list: string;
  address: ListAddress;
  search: { label: string; placeholder: string } | undefined;
  filters: Readonly<Record<string, ListFilter>>;
  fixed: string;
  columns: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  settings: TableSettings;
  onSettings: (changes: Partial<TableSettings>) => void;
  /** Shows the boxes on a phone; undefined where nothing can be selected. */
  onSelect: (() => void) | undefined;
}

/** What narrows and arranges a list: search, filters, density, columns. */
export function ListToolbar<Row>({
  list,
  address,
  search,
  filters,
  fixed,
  columns,
  shown,
  settings,
  onSettings,
  onSelect,
}: ListToolbarProps<Row>) {
  const { t } = useLingui();
  const names = Object.keys(filters);
  const isNarrowed = Boolean(address.search) || names.some((name) => address.get(name));
  const densities = [
    { value: 'dense', label: t`Dense`, icon: IconBaselineDensitySmall },
    { value: 'comfortable', label: t`Comfortable`, icon: IconBaselineDensityMedium },
  ] as const;
  return (
    <div className={classes.toolbar}>
      {search && (
        <div className={classes.search}>
          <SearchBox
            label={search.label}
            placeholder={search.placeholder}
            maxLength={limits.search.max}
            defaultValue={address.search}
            onSearch={(text) => address.change({ q: text })}
          />
        </div>
      )}
      {Object.entries(filters).map(([name, filter]) => (
        <FilterChip
          key={name}
          filter={filter}
          value={address.get(name)}
          onChange={(value) => address.change({ [name]: value })}
        />
      ))}
      {isNarrowed && (
        <button
          type="button"
          className={classes.standard}
          onClick={() =>
            address.change({ q: null, ...Object.fromEntries(names.map((name) => [name, null])) })
          }
        >
          <Trans>Clear</Trans>
        </button>
      )}
      <div className={classes.end}>
        {onSelect && (
          <button type="button" className={classes.select} onClick={onSelect}>
            <Trans>Select</Trans>
          </button>
        )}
        <fieldset className={classes.density} aria-label={t`Density`}>
          {densities.map(({ value, label, icon: Icon }) => (
            <button
              key={value}
              type="button"
              aria-label={label}
              aria-pressed={value === settings.density}
              onClick={() => onSettings({ density: value })}
            >
              <Icon size={18} stroke={1.75} aria-hidden />
            </button>
          ))}
        </fieldset>
        <div className={classes.arrange}>
          <ViewsMenu list={list} settings={settings} onSettings={onSettings} />
          <ColumnsMenu
            fixed={fixed}
            columns={columns}
            shown={shown.map(({ key }) => key)}
            onChange={(keys) =>
              onSettings(keys ? { columns: keys } : { columns: null, widths: {} })
            }
          />
        </div>
      </div>
    </div>
  );
}
