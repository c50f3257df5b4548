import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Messages are shown as they are written in the sources: the English ones.
i18n.loadAndActivate({ locale: 'en', messages: {} });

// What the simulated browser does not have yet.
if (!('showPopover' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: () => undefined });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});
