// Runs before the first paint so that nothing flashes: neither a color scheme that was not chosen
// nor a page that was rendered for somebody else. A file of its own, because the content security
// policy refuses inline scripts.
// No code from a text, which the policy refuses: zod is not to try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
(() => {
  const page = document.documentElement;
  // Fonts are asked for by the texts that are laid out in them, which are laid out once more when they
  // come. Asked for here, they are there by the first layout, if the network has brought them by then.
  for (const font of ['1em "Figtree"', '800 1em "Bricolage"']) {
    // One that does not come has another to stand in for it.
    document.fonts.load(font).catch(() => {});
  }
  const stored = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage is closed: the device decides, and nobody knows who was here.
      page.setAttribute('data-rendered-for-another', '');
      return null;
    }
  };
  const chosen = stored('wiki.colorScheme') ?? stored('mantine-color-scheme-value');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : prefersDark ? 'dark' : 'light';
  page.setAttribute('data-color-scheme', scheme);
  const asked = new URLSearchParams(location.search).get('lang');
  const language = asked ?? stored('wiki.language') ?? 'en';
  // What a reloaded page was told by the one before it, as that a password is set, the server does not know.
  const told = /** @type {{ usr?: unknown } | null} */ (history.state);
  if (stored('wiki.signedIn') === 'yes' || language !== page.lang || told?.usr) {
    page.setAttribute('data-rendered-for-another', '');
  }

  // What is drawn can be used before the application is there to hear it: the last press is kept
  // until that says so, and so is what was chosen and typed.
  /** @type {HTMLElement | null} */
  let pressed = null;
  let isAlive = false;
  const keep = (/** @type {Event} */ event) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest(event.type === 'submit' ? 'form' : 'button');
    if (!(element instanceof HTMLElement)) return;
    event.preventDefault();
    // What is pressed now counts on what was typed before it, which the application has yet to hear.
    if (isAlive) event.stopImmediatePropagation();
    pressed = element;
  };
  /**
   * How each choice is made again.
   * @type {Map<Element, () => void>}
   */
  const choices = new Map();
  const keepChoice = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      choices.set(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      const { checked } = target;
      choices.set(target, () => {
        target.checked = !checked;
        target.click();
      });
    } else if (
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type !== 'file')
    ) {
      const { value } = target;
      choices.set(target, () => {
        // The application takes what it finds for its own and hears only of what differs from that.
        target.value = '';
        const field = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(field.prototype, 'value')?.set?.call(target, value);
        target.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener('change', keepChoice, true);
  document.addEventListener('input', keepChoice, true);
  document.addEventListener(
    'wiki:alive',
    () => {
      isAlive = true;
      // One by one: each may change the address, from what the one before it made of that. What is
      // typed meanwhile is kept, too: made again is what stands there last.
      const next = () => {
        const [element] = choices.keys();
        if (element) {
          choices.get(element)?.();
          choices.delete(element);
          setTimeout(next, 0);
          return;
        }
        document.removeEventListener('click', keep, true);
        document.removeEventListener('submit', keep, true);
        document.removeEventListener('change', keepChoice, true);
        document.removeEventListener('input', keepChoice, true);
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed?.click();
      };
      // Not at once: the event comes while the page is put together, when none is heard in a part of
      // it that is hydrated later than the rest.
      setTimeout(next, 0);
    },
    { once: true },
  );
})();
