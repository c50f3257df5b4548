import { Trans, useLingui } from '@lingui/react/macro';
import { CardSkeleton, EmptyState, ErrorState, SectionHeader } from '@wiki/ui';
import { Choice } from '../../components/choice.tsx';
import { type MixedFeaturedQuery, useMixedFeaturedQuery } from '../../gql/desk.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { useSetParam } from '../../lib/use-set-param.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import classes from './desk.module.css';
import { mixed } from './mix-featured.ts';

const kinds = ['products', 'services', 'sale', 'rent'] as const;
const mostCards = 4;

/** What the administrators feature: of all kinds, or of the one that the address names. */
export function MixedFeatured() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true, preventScrollReset: true });
  const { data, error, refetch } = useMixedFeaturedQuery();
  const names = {
    products: t`Products`,
    services: t`Services`,
    sale: t`For sale`,
    rent: t`For rent`,
  };
  const chosen = kinds.find((kind) => kind === params.get('featured')) ?? null;
  const cards = data ? shownOf(data, chosen) : [];
  return (
    <section aria-labelledby="featured" className={classes.section}>
      <SectionHeader id="featured" title={<Trans>Featured</Trans>} />
      <div className={classes.switch}>
        <Choice<(typeof kinds)[number] | null>
          label={t`What to show`}
          value={chosen}
          options={[
            { value: null, label: t`Everything` },
            ...kinds.map((kind) => ({ value: kind, label: names[kind] })),
          ]}
          onChange={(kind) => setParam('featured', kind)}
          look="pills"
        />
      </div>
      {!data && error && (
        <ErrorState
          title={t`We couldn’t load the featured listings`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && cards.length === 0 && (
        <EmptyState
          seed="featured"
          headingLevel={3}
          title={t`Nothing here is featured right now`}
          message={t`Everything the network offers, one step away.`}
        />
      )}
      <div className={classes.cards}>
        {!data && !error && <CardSkeleton label={t`Loading featured listings`} count={mostCards} />}
        {cards.map(({ node }) => (
          <ListingCard key={node.id} listing={node} isMixed isCompact />
        ))}
      </div>
    </section>
  );
}

function shownOf(data: MixedFeaturedQuery, chosen: (typeof kinds)[number] | null) {
  if (chosen) return data[chosen].edges.slice(0, mostCards);
  return mixed(kinds.map((kind) => data[kind].edges));
}
