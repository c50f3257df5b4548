/** How many things that wait are shown before all are asked for, and how many then. */
export const shownAtFirst = 8;
export const mostShown = 50;

/** Which queue an address asks for. */
export const queueAt = (params: URLSearchParams) => ({
  isMine: params.get('who') === 'me',
  first: params.get('all') === 'yes' ? mostShown : shownAtFirst,
});
