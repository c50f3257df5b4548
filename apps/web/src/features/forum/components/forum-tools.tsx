import { useLingui } from '@lingui/react/macro';
import { IconArrowsSort, IconHash } from '@tabler/icons-react';
import { IconButton, SearchBox, SelectField, VisuallyHidden } from '@wiki/ui';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import type { ForumCountsQuery } from '../../../gql/forum.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { sorts } from '../forum-address.ts';
import classes from '../views/forum.module.css';

/** Puts a condition into the address, or takes it out with null. */
type SetParam = (name: string, value: string | null) => void;

export interface ForumToolsProps {
  query: string;
  sort: string;
  set: SetParam;
  /** Opens the tags, which a phone has no place for beside the list. */
  onTags: () => void;
}

/** Search and order of the list; on a phone the order and the tags are round buttons. */
export function ForumTools({ query, sort, set, onTags }: ForumToolsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tools}>
      <SearchBox
        label={t`Search discussions`}
        placeholder={t`Search discussions`}
        defaultValue={query}
        onSearch={(text) => set('q', text || null)}
      />
      <div className={classes.sort}>
        <IconArrowsSort size={20} stroke={1.75} aria-hidden />
        <SortField
          sort={sort}
          onChange={(value) => set('sort', value === 'ACTIVE' ? null : value)}
        />
      </div>
      <div className={classes.tagsButton}>
        <IconButton label={t`Tags and drafts`} onClick={onTags}>
          <IconHash size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function SortField({ sort, onChange }: { sort: string; onChange: (sort: string) => void }) {
  const { t } = useLingui();
  const words: Record<(typeof sorts)[number], string> = {
    ACTIVE: t`Latest activity`,
    NEWEST: t`Newest`,
    MOST_LIKED: t`Most liked`,
    MOST_REPLIES: t`Most replies`,
  };
  return (
    <SelectField
      label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
      value={sort}
      options={sorts.map((value) => ({ value, label: words[value] }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Names of languages are in the language itself. */
const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
] as const;

interface Filter {
  name: string;
  label: string;
  /** How many it leaves; unknown while it is counted, and where they are very many. */
  counted: { totalCount: number | null } | undefined;
}

export interface ForumFiltersProps {
  params: URLSearchParams;
  counts: ForumCountsQuery | undefined;
  set: SetParam;
}

/** What the list is narrowed by, in a row of switches. */
export function ForumFilters({ params, counts, set }: ForumFiltersProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const format = useFormat();
  const unanswered = { name: 'unanswered', label: t`Unanswered`, counted: counts?.unanswered };
  const filters: readonly Filter[] = viewer
    ? [
        { name: 'unread', label: t`Unread`, counted: counts?.unread },
        unanswered,
        { name: 'following', label: t`Those I follow`, counted: counts?.following },
        { name: 'saved', label: t`Bookmarks`, counted: counts?.saved },
      ]
    : [unanswered];
  return (
    <div className={classes.filters}>
      {filters.map(({ name, label, counted }) => (
        <button
          key={name}
          type="button"
          className={classes.filter}
          aria-pressed={params.has(name)}
          onClick={() => set(name, params.has(name) ? null : '')}
        >
          {label}
          {counted?.totalCount != null && (
            <span className={classes.count}>{format.number(counted.totalCount)}</span>
          )}
        </button>
      ))}
      {languages.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={classes.filter}
          aria-pressed={params.get('in') === value}
          lang={value}
          onClick={() => set('in', params.get('in') === value ? null : value)}
        >
          {label}
        </button>
      ))}
      <span className={classes.live}>
        <LiveMark label={t`Live`} />
      </span>
    </div>
  );
}
