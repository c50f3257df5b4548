import { WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { acrossPhone, Picture } from '../../../components/files/picture.tsx';
import { NewsFacts } from '../../../domains/news-article/news-facts.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { PictureCard } from '../../../components/lists/picture-card.tsx';
import type { NewsCardFragment } from '../../../gql/news.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './news-card.module.css';

/** A piece of news in the list; the newest one takes a row. The whole card leads to it. */
export function NewsCard({ item, isFirst }: { item: NewsCardFragment; isFirst: boolean }) {
  const { slug, datePublished, text } = item;
  const weave = <WeaveArt seed={slug} palette="sky" columns={8} rows={4} ratio={16 / 9} />;
  return (
    <PictureCard
      isWide={isFirst}
      picture={
        text.cover ? (
          <Picture
            image={text.cover}
            alt=""
            instead={weave}
            isFirst={isFirst}
            sizes={
              isFirst ? '(max-width: 56em) 100vw, 680px' : `(max-width: 40em) ${acrossPhone}, 360px`
            }
          />
        ) : (
          weave
        )
      }
    >
      <p className={classes.facts}>
        <NewsFacts date={datePublished} text={text} />
      </p>
      <h2>
        <Link to={paths.newsItem(slug)}>
          <LocalizedText text={text.title} withLabel />
        </Link>
      </h2>
      <p className={classes.summary} data-first={isFirst || undefined}>
        <LocalizedText text={text.summary} />
      </p>
    </PictureCard>
  );
}
