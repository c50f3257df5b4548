import { useSearchParams } from '../../lib/use-search-params.ts';

/** The rating whose reviews the address shows alone, or null for all of them, and how to choose another. */
export function useChosenRating() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('rating') ?? '';
  const choose = (rating: number | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (rating === null) next.delete('rating');
        else next.set('rating', String(rating));
        return next;
      },
      { preventScrollReset: true },
    );
  return [/^[1-5]$/.test(asked) ? Number(asked) : null, choose] as const;
}
