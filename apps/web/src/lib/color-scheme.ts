import { joinTabs } from './tabs/tab-channel.ts';

/** The colors a reader chose; `auto` follows the device. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** `public/before-paint.js` reads it too, before anything is drawn. */
const key = 'wiki.colorScheme';
/** Where a former version kept it. */
const formerKey = 'mantine-color-scheme-value';
const listeners = new Set<() => void>();
let chosen: ColorScheme | null = null;
let tellTabs: (scheme: ColorScheme) => void = () => {};

function read(): ColorScheme {
  try {
    const stored = localStorage.getItem(key) ?? localStorage.getItem(formerKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

const device = () => matchMedia('(prefers-color-scheme: dark)');

function apply(scheme: ColorScheme): void {
  const shown = scheme === 'auto' ? (device().matches ? 'dark' : 'light') : scheme;
  document.documentElement.setAttribute('data-color-scheme', shown);
}

/** The scheme in use, for `useSyncExternalStore`. */
export const colorScheme = {
  snapshot: (): ColorScheme => {
    chosen ??= read();
    return chosen;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Puts a scheme into effect and remembers it in this browser. */
  choose: (scheme: ColorScheme): void => {
    chosen = scheme;
    try {
      localStorage.setItem(key, scheme);
    } catch {
      // Storage is closed: the choice lasts as long as the page.
    }
    apply(scheme);
    tellTabs(scheme);
    for (const listener of listeners) listener();
  },
};

/**
 * Follows the device while nothing else is chosen, and what another tab chooses. Tabs tell each other:
 * for events of the storage a browser opens all of it first, which blocks a phone.
 */
export function startColorScheme(): void {
  device().addEventListener('change', () => apply(colorScheme.snapshot()));
  const follow = (scheme: ColorScheme) => {
    chosen = scheme;
    apply(scheme);
    for (const listener of listeners) listener();
  };
  tellTabs = joinTabs<ColorScheme>(key, { hear: follow, comeBack: () => follow(read()) });
}
