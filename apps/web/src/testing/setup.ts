import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { toastStore } from '../lib/toasts/toasts.ts';

// Messages are shown as they are written in the sources: the English ones.
i18n.loadAndActivate({ locale: 'en', messages: {} });

// What the simulated browser does not have yet.
if (!('showPopover' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: () => undefined });
}

// What follows a press does so in its own time, which is long on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  // The files of a worker share its modules: what one test said isn't there for the next.
  for (const { id } of toastStore.snapshot()) toastStore.dismiss(id);
});
