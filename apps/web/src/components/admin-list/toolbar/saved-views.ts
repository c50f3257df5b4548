import { useEffect, useRef } from 'react';
import {
  RemoveViewDocument,
  SaveViewDocument,
  useSavedViewsQuery,
  type SavedViewFieldsFragment,
} from '../../../gql/admin-list.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { isKeys, type TableSettings } from '../table/table-settings.ts';

/** A view as a version before kept it on the device. */
interface DeviceView extends TableSettings {
  name: string;
  query: string;
}

const prefix = 'wiki.views.';

function viewOf(stored: unknown): DeviceView | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, query, density, columns } = stored as Partial<Record<keyof DeviceView, unknown>>;
  if (typeof name !== 'string' || typeof query !== 'string') return null;
  return {
    name,
    query,
    density: density === 'comfortable' ? density : 'dense',
    columns: isKeys(columns) ? columns : null,
    widths: {},
  };
}

/** Takes the views that a version before kept on this device, once; what is not one is left out. */
export function takeDeviceViews(list: string): DeviceView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + list) ?? '[]');
    localStorage.removeItem(prefix + list);
    return Array.isArray(stored) ? stored.flatMap((each) => viewOf(each) ?? []) : [];
  } catch {
    return [];
  }
}

/** The parts of an address that a view keeps, in an order that compares. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['after', 'lang', 'do', 'on']) kept.delete(name);
  kept.sort();
  return kept.toString();
}

const densities = { dense: 'DENSE', comfortable: 'COMFORTABLE' } as const;

/** How a saved view arranges a table. */
export const settingsOf = ({
  density,
  columns,
  widths,
}: SavedViewFieldsFragment): TableSettings => ({
  density: density === 'COMFORTABLE' ? 'comfortable' : 'dense',
  columns: columns ?? null,
  widths: Object.fromEntries((widths ?? []).map(({ key, width }) => [key, width])),
});

/** The saved views of a list by its name, one's own and those of colleagues, and what changes them. */
export function useSavedViews(list: string) {
  const { data, error, loading, refetch } = useSavedViewsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const saveView = useAct(SaveViewDocument);
  const removeView = useAct(RemoveViewDocument);
  const save = async (view: TableSettings & { name: string; query: string; isShared: boolean }) => {
    const refused = await saveView({
      ...view,
      list,
      density: densities[view.density],
      columns: view.columns && [...view.columns],
      widths: Object.entries(view.widths).map(([key, width]) => ({ key, width })),
    });
    if (refused.length === 0) await refetch();
    return refused;
  };
  const latest = useRef(save);
  latest.current = save;
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const bring = async () => {
      for (const view of takeDeviceViews(list)) await latest.current({ ...view, isShared: false });
    };
    void bring();
  }, [isThere, list]);
  return {
    /** Null while they are not there. */
    views: data?.savedViews.filter((view) => view.list === list) ?? null,
    error: data ? null : error,
    isLoading: loading,
    retry: () => void refetch(),
    /** Saves a view; one's own of the same name is replaced. Answers the refusals. */
    save,
    remove: async (viewId: string) => {
      const refused = await removeView({ viewId });
      await refetch();
      return refused;
    },
  };
}
