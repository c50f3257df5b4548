import { plural } from '@lingui/core/macro';
import { WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/files/picture.tsx';
import { InOwnZone } from '../../../components/facts/in-own-zone.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { PictureCard } from '../../../components/lists/picture-card.tsx';
import type { NewsCardFragment } from '../../../gql/news.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './news-card.module.css';

/** A piece of news in the list; the newest one takes a row. The whole card leads to it. */
export function NewsCard({ item, isFirst }: { item: NewsCardFragment; isFirst: boolean }) {
  const format = useFormat();
  const language = useLanguage();
  const { slug, datePublished, text } = item;
  const minutes = language === 'es' ? text.readingMinutesEs : text.readingMinutesEn;
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
            sizes={isFirst ? '(max-width: 56em) 100vw, 680px' : '(max-width: 40em) 100vw, 360px'}
          />
        ) : (
          weave
        )
      }
    >
      <p className={classes.facts}>
        {datePublished && (
          <time dateTime={datePublished}>
            <InOwnZone>{format.date(datePublished)}</InOwnZone>
          </time>
        )}
        <span>{plural(minutes, { one: '# minute read', other: '# minute read' })}</span>
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
