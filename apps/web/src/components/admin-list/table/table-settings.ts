import { limits } from '@wiki/domain';
import { useState } from 'react';
import type { ListColumn } from '../list-types.ts';

export type Density = 'dense' | 'comfortable';

/** Columns in pixels by their keys. */
export type Widths = Readonly<Record<string, number>>;

/** How a reader has arranged a table, on this device. */
export interface TableSettings {
  density: Density;
  /** The keys of the columns in their order; null for the standard. */
  columns: readonly string[] | null;
  /** How wide columns are that were made wider or narrower, in pixels by their keys. */
  widths: Widths;
}

const prefix = 'wiki.table.';
const standard: TableSettings = { density: 'dense', columns: null, widths: {} };

/** Whether it is a list of names. */
export const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** The widths of what was stored; what is none is left out. */
const widthsOf = (value: unknown): Widths => {
  const { min, max } = limits.savedViews.width;
  return Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      ([, width]) => Number.isInteger(width) && width >= min && width <= max,
    ),
  );
};

/** What is stored under a name; the standard for anything else. */
export function readSettings(name: string): TableSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return standard;
    const { density, columns, widths } = { density: null, columns: null, widths: null, ...stored };
    return {
      density: density === 'comfortable' ? density : 'dense',
      columns: isKeys(columns) ? columns : null,
      widths: widthsOf(widths),
    };
  } catch {
    return standard;
  }
}

/** The columns to show, in the reader's order. */
export function arrange<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly ListColumn<Row>[] {
  if (!chosen) return columns.filter(({ isExtra }) => !isExtra);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return chosen.flatMap((key) => byKey.get(key) ?? []);
}

/** The settings of a table by its name, and what changes them. */
export function useTableSettings(name: string) {
  const [settings, setSettings] = useState(() => readSettings(name));
  const change = (changes: Partial<TableSettings>) => {
    setSettings((before) => {
      const next = { ...before, ...changes };
      try {
        localStorage.setItem(prefix + name, JSON.stringify(next));
      } catch {
        // Storage is closed or full: the arrangement lasts as long as the page.
      }
      return next;
    });
  };
  return [settings, change] as const;
}
