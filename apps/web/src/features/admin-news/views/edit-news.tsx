import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { RecordPage } from '../../../components/record-page/record-page.tsx';
import { EditedNewsDocument } from '../../../gql/admin-news.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { NewsEditor } from '../components/news-editor.tsx';
import { NewsStatusLabel } from '../components/news-status.tsx';
import { noEditor, type OpenEditor, useNewsActions } from '../news-actions.tsx';

/** One piece of news, for those who write it. */
export function EditNews() {
  const { t } = useLingui();
  const { newsId = '' } = useParams();
  const localized = useLocalized();
  // What was typed last is saved before anything is done with it, and what is missing is shown there.
  const editor = useRef<OpenEditor>(noEditor);
  return (
    <RecordPage
      kind={t`News`}
      back={{ to: adminPaths.news(), label: t`All news` }}
      query={EditedNewsDocument}
      variables={{ id: newsId }}
      of={({ newsItem }) => newsItem}
      title={({ draft }) => localized(draft?.title) || t`Without a title`}
      state={(item) => <NewsStatusLabel item={item} />}
      actions={useNewsActions(() => editor.current)}
    >
      {(item, reload) => (
        <NewsEditor key={item.id} item={item} reload={reload} editorRef={editor} />
      )}
    </RecordPage>
  );
}
