import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, InlineAlert } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { WaitingPage } from '../../../components/page-shapes/waiting-page.tsx';
import { NewsArticle } from '../../../domains/news-article/news-article.tsx';
import { useNewsItemQuery } from '../../../gql/news.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';

/** One piece of news. */
export function NewsItemPage() {
  const { t } = useLingui();
  const { slug = '' } = useParams();
  const localized = useLocalized();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useNewsItemQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.newsItemAt) {
    const { status, text, author, datePublished, dateUpdated } = data.newsItemAt;
    return (
      <Page title={localized(text.title)} description={localized(text.summary)}>
        <BackLink to={paths.news()}>
          <Trans>All news</Trans>
        </BackLink>
        {status !== 'PUBLISHED' && (
          <InlineAlert tone="warning">
            <Trans>Only administrators can see this page: it isn’t published.</Trans>
          </InlineAlert>
        )}
        <NewsArticle
          text={text}
          author={author?.displayName ?? null}
          date={datePublished ?? null}
          updated={dateUpdated ?? null}
        />
      </Page>
    );
  }
  if (data) {
    return (
      <Notice
        art="no-news"
        title={t`This news item isn’t here`}
        text={t`It may have been withdrawn, or the link may be incomplete.`}
      >
        <Button component={Link} to={paths.news()}>
          <Trans>See all news</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`News`}>
      {error ? (
        <ErrorState
          title={t`We couldn’t load the news`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <WaitingPage />
      )}
    </Page>
  );
}
