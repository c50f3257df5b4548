/** The views that the first load knows of; `other-routes.tsx` has those of all other pages. */
export const firstViews = {
  home: () => {
    // Started together: the page shows it as soon as it is there.
    void import('../../features/home/components/featured-listings.tsx').catch(() => undefined);
    return import('../../features/home/views/home.tsx').then(({ Home }) => Home);
  },
  notFound: () =>
    import('../../features/not-found/views/not-found.tsx').then(({ NotFound }) => NotFound),
};
