import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { plainTextOf, readingMinutes } from '@wiki/domain';
import { LocalDay } from '../../components/facts/local-day.tsx';
import { LocalizedText } from '../../components/facts/localized-text.tsx';
import { Picture } from '../../components/files/picture.tsx';
import type { NewsTextFieldsFragment } from '../../gql/news-article.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { writtenIn } from '../editorial/written-in.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import classes from './news-article.module.css';

export interface NewsArticleProps {
  text: NewsTextFieldsFragment;
  author: string | null;
  /** When it was published; null while it is not. */
  date: string | null;
  /** When it changed after that, if it did. */
  updated?: string | null;
  /** The level of its title: 2 where the page has a title of its own. */
  headingLevel?: 1 | 2;
}

/** A piece of news as readers see it: the page and the preview of its writers show the same. */
export function NewsArticle({ text, author, date, updated, headingLevel = 1 }: NewsArticleProps) {
  const Title = `h${headingLevel}` as const;
  const format = useFormat();
  const written = writtenIn(text.body, useLanguage());
  const minutes = readingMinutes(written ? plainTextOf(written.document) : '');
  return (
    <article className={classes.article}>
      <header>
        <Title className={classes.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
          <LocalizedText text={text.title} withLabel />
        </Title>
        <p className={classes.summary}>
          <LocalizedText text={text.summary} />
        </p>
        <p className={classes.facts}>
          {date && (
            <time dateTime={date}>
              <LocalDay>{format.date(date)}</LocalDay>
            </time>
          )}
          {author && <span>{author}</span>}
          <span>{plural(minutes, { one: '# minute read', other: '# minute read' })}</span>
          {date && updated && updated.slice(0, 10) !== date.slice(0, 10) && (
            <LocalDay>
              <Trans>Updated on {format.date(updated)}</Trans>
            </LocalDay>
          )}
        </p>
      </header>
      {text.cover && (
        <figure className={classes.cover}>
          <Picture image={text.cover} sizes="(max-width: 56em) 100vw, 880px" isFirst />
        </figure>
      )}
      {written && (
        <RichText
          document={written.document}
          images={text.images}
          lang={written.language}
          headingLevel={headingLevel === 1 ? 2 : 3}
        />
      )}
    </article>
  );
}
