/** What was done, said at the foot of the window, and the way back. */
export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  /** What it tells of: what is said of it later takes its place. */
  about?: string;
  /** Takes it back; without it there is no way. */
  undo?: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts on screen, newest last. */
export const toastStore = {
  snapshot: (): readonly Toast[] => toasts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number): void => set(toasts.filter((toast) => toast.id !== id)),
};

/** At most this many at once: an older one gives way. */
const most = 3;

/** Says for a few seconds what was done. The words are in the reader's language. */
export function showToast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  lastId += 1;
  const others = toasts.filter(({ about }) => !about || about !== options.about);
  set([...others, { id: lastId, text, tone: 'done' as const, ...options }].slice(-most));
}
