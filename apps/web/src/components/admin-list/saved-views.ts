import { useState } from 'react';
import { type Density, isKeys } from './table-settings.ts';

/** A list as its reader likes it for a purpose: what narrows, orders and arranges it. */
export interface SavedView {
  name: string;
  /** The address of the list, without the page and the open dialog. */
  query: string;
  density: Density;
  columns: readonly string[] | null;
}

const prefix = 'wiki.views.';
const most = 20;

function viewOf(stored: unknown): SavedView | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, query, density, columns } = stored as Partial<Record<keyof SavedView, unknown>>;
  if (typeof name !== 'string' || typeof query !== 'string') return null;
  return {
    name,
    query,
    density: density === 'comfortable' ? density : 'dense',
    columns: isKeys(columns) ? columns : null,
  };
}

/** The views that were saved for a list on this device; what is not one is left out. */
export function readViews(list: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + list) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((each) => viewOf(each) ?? []).slice(0, most) : [];
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

/** The saved views of a list by its name, and what changes them. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState(() => readViews(list));
  const store = (next: SavedView[]) => {
    setViews(next);
    try {
      localStorage.setItem(prefix + list, JSON.stringify(next));
    } catch {
      // Storage is closed or full: the views last as long as the page.
    }
  };
  return {
    views,
    /** Saves a view; one of the same name is replaced. */
    save: (view: SavedView) =>
      store([...views.filter(({ name }) => name !== view.name), view].slice(-most)),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  };
}
