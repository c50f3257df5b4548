import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconAdjustmentsHorizontal,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconSearch,
} from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { IconButton, SearchBox } from '@wiki/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ColumnsMenu } from '../table/columns-menu.tsx';
import { FilterChip } from './filter-chip.tsx';
import classes from './list-toolbar.module.css';
import type { ListColumn, ListFilter, ListIdentity } from '../list-types.ts';
import type { TableSettings } from '../table/table-settings.ts';
import { PhoneOrder } from './phone-order.tsx';
import { ViewsMenu } from './views-menu.tsx';
import type { ListAddress } from '../use-list-address.ts';

export interface ListToolbarProps<Row> {
  /** The name of the list. */
  list: string;
  /** The tabs as they stand on a phone, where search and filters open from buttons beside them. */
  tabs: ReactNode;
  address: ListAddress;
  search: { label: string; placeholder: string } | undefined;
  filters: Readonly<Record<string, ListFilter>>;
  identity: ListIdentity<Row>;
  columns: readonly ListColumn<Row>[];
  order: string | null;
  shown: readonly ListColumn<Row>[];
  settings: TableSettings;
  onSettings: (changes: Partial<TableSettings>) => void;
  /** Shows the boxes on a phone; undefined where nothing can be selected. */
  onSelect: (() => void) | undefined;
}

/** What narrows and arranges a list: search, filters, density, columns. */
export function ListToolbar<Row>({
  list,
  tabs,
  address,
  search,
  filters,
  identity,
  columns,
  order,
  shown,
  settings,
  onSettings,
  onSelect,
}: ListToolbarProps<Row>) {
  const { t } = useLingui();
  const names = Object.keys(filters);
  const chosen = names.filter((name) => address.get(name)).length;
  const isNarrowed = Boolean(address.search) || chosen > 0;
  const [opened, setOpened] = useState(address.search ? 'search' : null);
  const searchBox = useRef<HTMLDivElement>(null);
  const toggle = (part: 'search' | 'filters') =>
    setOpened((current) => (current === part ? null : part));
  const densities = [
    { value: 'dense', label: t`Dense`, icon: IconBaselineDensitySmall },
    { value: 'comfortable', label: t`Comfortable`, icon: IconBaselineDensityMedium },
  ] as const;
  const find = search && (
    <div ref={searchBox} className={classes.search}>
      <SearchBox
        label={search.label}
        placeholder={search.placeholder}
        maxLength={limits.search.max}
        defaultValue={address.search}
        onSearch={(text) => address.change({ q: text })}
      />
    </div>
  );
  return (
    <div
      className={classes.toolbar}
      data-tabs={tabs ? '' : undefined}
      data-open={opened ?? undefined}
    >
      {tabs ?? find}
      <div className={classes.openers}>
        {tabs && search && (
          <IconButton
            label={search.label}
            aria-expanded={opened === 'search'}
            onClick={() => {
              // Drawn at once, so that the press itself leads into the field.
              flushSync(() => toggle('search'));
              searchBox.current?.querySelector('input')?.focus();
            }}
          >
            <IconSearch size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        {names.length > 0 && (
          <IconButton
            label={chosen > 0 ? t`Filters, ${chosen} in use` : t`Filters`}
            count={chosen}
            aria-expanded={opened === 'filters'}
            onClick={() => toggle('filters')}
          >
            <IconAdjustmentsHorizontal size={22} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {tabs && find}
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
          className={`${classes.standard} ${classes.clearAll}`}
          onClick={() =>
            address.change({ q: null, ...Object.fromEntries(names.map((name) => [name, null])) })
          }
        >
          <Trans>Clear</Trans>
        </button>
      )}
      <div className={classes.end}>
        <PhoneOrder
          columns={[identity, ...columns]}
          order={order}
          onOrder={(next) => address.change({ order: next })}
        />
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
            fixed={identity.heading}
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
