/** The lists of the back office as they were left, by their paths: for as long as the tab is open. */
const left = new Map<string, string>();

/** Remembers how a list is narrowed, ordered and turned. */
export function rememberList(path: string, search: string): void {
  left.set(path, search);
}

/** The address of a list as it was left; as given when it was not open. */
export function listAsLeft(to: string): string {
  const [path = to] = to.split('?');
  const search = left.get(path);
  return search === undefined ? to : path + search;
}
