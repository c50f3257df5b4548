import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, PageHeader, SearchBox, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { NextPage } from '../../../components/lists/next-page.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PartnersDocument, usePartnerCategoriesQuery } from '../../../gql/partners.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { PartnerCard } from '../components/partner-card.tsx';
import { PartnerSkeletons } from '../components/partner-skeletons.tsx';
import { partnersPage } from '../partners-page.ts';
import classes from './partners.module.css';

/** What the partners of the network offer to its members, by category. */
export function Partners() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const category = params.get('category');
  const search = params.get('q');
  const list = useConnection(PartnersDocument, {
    variables: { category, search, first: partnersPage },
    of: ({ partners }) => partners,
  });
  return (
    <Page
      title={t`Partners`}
      description={t`What the partners of the network offer to its members, from travel to insurance.`}
    >
      <PageHeader
        title={<Trans>Partners</Trans>}
        description={
          <Trans>
            Companies that offer network members something special: better prices, a first visit,
            help getting started.
          </Trans>
        }
      />
      <div className={classes.columns}>
        <Categories category={category} />
        <div className={classes.main}>
          <SearchBox
            label={t`Find partners`}
            placeholder={t`Name, service or city`}
            defaultValue={search ?? ''}
            onSearch={(text) =>
              setParams((current) => {
                if (text) current.set('q', text);
                else current.delete('q');
                return current;
              })
            }
          />
          <output>
            <VisuallyHidden>
              {list.status === 'filled' && (
                <Plural value={list.rows.length} one="# partner shown" other="# partners shown" />
              )}
            </VisuallyHidden>
          </output>
          <ConnectionView
            list={list}
            loading={<PartnerSkeletons />}
            empty={
              <EmptyState
                seed="partners"
                title={t`No partners found`}
                message={
                  category || search
                    ? t`No partners match. Try another category or other words.`
                    : t`When a company joins as a partner, its offers appear here.`
                }
                action={
                  (category || search) && (
                    <Button component={Link} to={paths.partners()} variant="default">
                      <Trans>See all partners</Trans>
                    </Button>
                  )
                }
              />
            }
            more={<Trans>Show more partners</Trans>}
          >
            {(rows) => (
              <div className={classes.grid}>
                {rows.map((partner) => (
                  <PartnerCard key={partner.id} partner={partner} />
                ))}
              </div>
            )}
          </ConnectionView>
          <NextPage after={list.nextPage}>
            <Trans>Show more partners</Trans>
          </NextPage>
        </div>
      </div>
    </Page>
  );
}

/** Every category with how many partners it has; on a phone they scroll sideways. */
function Categories({ category }: { category: string | null }) {
  const { t } = useLingui();
  const localized = useLocalized();
  const format = useFormat();
  const { data } = usePartnerCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const categories = data?.partnerCategories ?? [];
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const all = { value: null, label: t({ message: 'All', context: 'partners' }), count: total };
  return (
    <nav aria-label={t`Categories`} className={classes.categories}>
      {[
        all,
        ...categories.map(({ value, name, count }) => ({ value, label: localized(name), count })),
      ].map(({ value, label, count }) => (
        <Link
          key={value}
          to={paths.partners(value ? { category: value } : {})}
          aria-current={value === category ? 'page' : undefined}
        >
          <span>{label}</span> <span className={classes.count}>{format.number(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
