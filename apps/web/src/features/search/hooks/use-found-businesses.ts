import { useSearchBusinessesQuery } from '../../../gql/search.ts';

/** The businesses that a query names, by their own name or by that of somebody they show. */
export function useFoundBusinesses(query: string) {
  const { data } = useSearchBusinessesQuery({ variables: { query } });
  return data?.businesses.edges.map(({ node }) => node) ?? [];
}
