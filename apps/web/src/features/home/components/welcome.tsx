import { useLingui } from '@lingui/react/macro';
import { plainTextOf } from '@wiki/domain';
import { BrandPanel, Button, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { writtenIn } from '../../../domains/editorial/written-in.ts';
import { useHomeWelcomeQuery } from '../../../gql/home.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';

/** The opening of the home page for visitors: what the place is for. */
export function Welcome() {
  const { t } = useLingui();
  const localized = useLocalized();
  const language = useLanguage();
  // What administrators wrote for those who come for the first time.
  const { data } = useHomeWelcomeQuery();
  const said = data?.document;
  const written = said && writtenIn(said.body, language);
  const text = written ? plainTextOf(written.document) : '';
  return (
    <BrandPanel
      title={said?.title ? localized(said.title) : t`The business network where everyone wins`}
      message={
        text ||
        t`Find suppliers, customers and partners in five countries, and deal with them directly. Joining is free.`
      }
      actions={
        <>
          <Button component={Link} to={paths.register()} variant="action">
            {t`Join the network`}
          </Button>
          <Button component={Link} to={paths.about()} variant="on-brand">
            {t`How it works`}
          </Button>
        </>
      }
      art={
        <WeaveArt
          seed="wiki-empresarios"
          palette="jade"
          columns={7}
          rows={5}
          ratio={1.4}
          fringe={0.18}
        />
      }
    />
  );
}
