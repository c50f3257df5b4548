import { Trans, useLingui } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { useParams } from 'react-router-dom';
import { RecordPage } from '../../../components/record-page/record-page.tsx';
import { NewsArticle } from '../../../domains/news-article/news-article.tsx';
import { EditedNewsDocument } from '../../../gql/admin-news.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import classes from './preview-news.module.css';

/** What is being written, as readers will see it. */
export function PreviewNews() {
  const { t } = useLingui();
  const { newsId = '' } = useParams();
  return (
    <RecordPage
      kind={t`Preview`}
      back={{ to: adminPaths.newsItem(newsId), label: t`Back to the text` }}
      query={EditedNewsDocument}
      variables={{ id: newsId }}
      of={({ newsItem }) => newsItem}
      title={() => t`Preview`}
    >
      {({ draft, author, datePublished }) =>
        draft && (
          <div className={classes.preview}>
            <InlineAlert tone="info">
              <Trans>
                This is how readers will see it. The EN/ES switch shows the other language.
              </Trans>
            </InlineAlert>
            <NewsArticle
              text={draft}
              author={author?.displayName ?? null}
              date={datePublished ?? null}
              headingLevel={2}
            />
          </div>
        )
      }
    </RecordPage>
  );
}
