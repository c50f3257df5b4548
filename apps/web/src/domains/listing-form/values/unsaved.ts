import type { Fields } from '../../../lib/forms/field-saver.ts';

const prefix = 'wiki.unsaved.';

/** Where browsers keep texts by name; the device's own storage outside of tests. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What of a listing the API does not have yet, kept on this device: it outlives the tab, a sign-out
 * and a dead network. Several tabs share it, so one that has saved everything forgets only what it
 * knows of.
 */
export class Unsaved {
  readonly #store: () => TextStore;
  #known: string | null = null;

  constructor(store: () => TextStore = () => localStorage) {
    this.#store = store;
  }

  /** What is kept under a name. */
  read(name: string): Fields {
    try {
      this.#known = this.#store().getItem(prefix + name);
      const kept: unknown = JSON.parse(this.#known ?? '{}');
      return kept !== null && typeof kept === 'object' ? { ...kept } : {};
    } catch {
      return {};
    }
  }

  /** Keeps these fields in place of what was kept; none of them forgets it. */
  write(name: string, fields: Fields): void {
    try {
      const store = this.#store();
      if (Object.keys(fields).length > 0) {
        this.#known = JSON.stringify(fields);
        store.setItem(prefix + name, this.#known);
      } else if (store.getItem(prefix + name) === this.#known) {
        store.removeItem(prefix + name);
      }
    } catch {
      // Storage is closed or full: what is typed stays on the screen only.
    }
  }
}
