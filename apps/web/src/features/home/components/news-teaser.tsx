import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeader, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/files/picture.tsx';
import { NewsFacts } from '../../../domains/news-article/news-facts.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { type NewsTeaserQuery, useNewsTeaserQuery } from '../../../gql/home.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './news-teaser.module.css';

/** The three newest pieces of news; nothing while there is none. */
export function NewsTeaser() {
  const { t } = useLingui();
  const { data } = useNewsTeaserQuery();
  const news = data?.news.edges ?? [];
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="news" className={classes.section}>
      <SectionHeader
        id="news"
        title={<Trans>News</Trans>}
        aside={
          <Link to={paths.news()} aria-label={t`See all: news`}>
            <Trans>See all</Trans>
          </Link>
        }
      />
      <ul className={classes.list}>
        {news.map(({ node }) => (
          <Teaser key={node.id} item={node} />
        ))}
      </ul>
    </section>
  );
}

function Teaser({ item }: { item: NewsTeaserQuery['news']['edges'][number]['node'] }) {
  const { slug, datePublished, text } = item;
  const weave = <WeaveArt seed={slug} palette="sky" columns={4} rows={4} ratio={1} />;
  return (
    <li className={classes.item}>
      <div className={classes.picture}>
        {text.cover ? <Picture image={text.cover} alt="" sizes="112px" instead={weave} /> : weave}
      </div>
      <div>
        <h3>
          <Link to={paths.newsItem(slug)}>
            <LocalizedText text={text.title} withLabel />
          </Link>
        </h3>
        <p className={classes.summary}>
          <LocalizedText text={text.summary} />
        </p>
        <p className={classes.facts}>
          <NewsFacts date={datePublished} text={text} />
        </p>
      </div>
    </li>
  );
}
