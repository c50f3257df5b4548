type Attributes = Readonly<Record<string, string | boolean | (() => void)>>;

/** Makes an element with its attributes, what happens at a press (`click`) and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...content);
  return made;
}

/** The element of the page with the id, which is of a kind. */
export function part<Made extends HTMLElement>(id: string, kind: new () => Made): Made {
  const found = document.querySelector(`#${id}`);
  if (found instanceof kind) return found;
  throw new Error(`The page has no part ${id}.`);
}
