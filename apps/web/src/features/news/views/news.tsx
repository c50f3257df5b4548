import { Trans, useLingui } from '@lingui/react/macro';
import { IconRss } from '@tabler/icons-react';
import { EmptyState, PageHeader } from '@wiki/ui';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { NextPage } from '../../../components/lists/next-page.tsx';
import { Page } from '../../../components/page/page.tsx';
import { FollowButton } from '../../../domains/follow/follow-button.tsx';
import { NewsDocument } from '../../../gql/news.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { NewsCard } from '../components/news-card.tsx';
import { NewsSkeletons } from '../components/news-skeletons.tsx';
import { newsPage } from '../news-page.ts';
import classes from './news.module.css';

/** What is new in the network and in the business of the region, the newest first. */
export function News() {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useConnection(NewsDocument, {
    variables: { first: newsPage },
    of: ({ news }) => news,
  });
  return (
    <Page
      title={t`News`}
      description={t`What’s new on the network and in business across the region.`}
    >
      <PageHeader
        title={<Trans>News</Trans>}
        description={<Trans>What’s new on the network and in business across the region.</Trans>}
        actions={
          <div className={classes.feeds}>
            <FollowButton kind="NEWS" targetId="all" name={t`the news`} />
            <IconRss size={18} stroke={1.75} aria-hidden />
            <a href={paths.newsFeed('rss', language)}>RSS</a>
            <a href={paths.newsFeed('atom', language)}>Atom</a>
          </div>
        }
      />
      <ConnectionView
        list={list}
        loading={<NewsSkeletons />}
        empty={
          <EmptyState
            seed="news"
            title={t`There’s no news yet`}
            message={t`News from the network will show up here.`}
          />
        }
        more={<Trans>Show older news</Trans>}
      >
        {(rows) => (
          <div className={classes.grid}>
            {rows.map((item, index) => (
              <NewsCard key={item.id} item={item} isFirst={index === 0} />
            ))}
          </div>
        )}
      </ConnectionView>
      <NextPage after={list.nextPage}>
        <Trans>Show older news</Trans>
      </NextPage>
    </Page>
  );
}
