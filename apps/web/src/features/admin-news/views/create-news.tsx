import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { PageHeader } from '@wiki/ui';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { Page } from '../../../components/page/page.tsx';
import { useCreateNewsMutation } from '../../../gql/admin-news.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

interface Values {
  title: string;
}

const Field = fieldsOf<Values>();

/** Beginning a piece of news: its title, in the writer's language; the rest is written in the editor. */
export function CreateNews() {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [create, { client }] = useCreateNewsMutation();
  const state = useFormScope<Values>({
    defaults: { title: '' },
    send: async ({ title }) => {
      if (!title.trim()) return [{ code: 'FIELD_REQUIRED', field: 'title' }];
      const { data } = await create({ variables: { input: { title: { [language]: title } } } });
      const id = data?.createNews.newsItem?.id;
      if (!id) return data?.createNews.userErrors ?? [];
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'managedNews' });
      await navigate(adminPaths.newsItem(id));
      return [];
    },
  });
  return (
    <Page title={t`Write news`} width="narrow">
      <PageHeader
        back={<BackLink to={adminPaths.news()}>{t`All news`}</BackLink>}
        title={<Trans>Write news</Trans>}
        description={
          <Trans>Start with a title. It’s a draft that saves itself until you publish it.</Trans>
        }
      />
      <FormScope state={state}>
        <Field.Text
          name="title"
          lang={language}
          maxLength={limits.news.title}
          label={language === 'es' ? t`Title in Spanish` : t`Title in English`}
        />
        <FormActions state={state}>
          <Trans>Continue to the text</Trans>
        </FormActions>
      </FormScope>
    </Page>
  );
}
