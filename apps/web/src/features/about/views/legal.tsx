import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@wiki/ui';
import { LocalDay } from '../../../components/facts/local-day.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { Page } from '../../../components/page/page.tsx';
import type { DocumentKind } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { site } from '../../../lib/site.ts';
import { DocumentContent, DocumentText } from '../components/document-text.tsx';

/** A legal text in its current version. */
function Legal({ kind, title, about }: { kind: DocumentKind; title: string; about: string }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Page title={title} description={about} width="narrow">
      <DocumentText kind={kind}>
        {(document) => (
          <>
            <PageHeader
              title={<LocalizedText text={document.title} withLabel />}
              description={
                <LocalDay>
                  {t`Version ${document.version}, effective ${format.date(document.datePublished)}`}
                </LocalDay>
              }
            />
            <DocumentContent body={document.body} images={document.images} />
          </>
        )}
      </DocumentText>
    </Page>
  );
}

/** The terms of use. */
export function Terms() {
  const { t } = useLingui();
  const { name } = site();
  return (
    <Legal
      kind="TERMS"
      title={t`Terms of use`}
      about={t`What everyone who uses ${name} agrees to.`}
    />
  );
}

/** The privacy policy. */
export function Privacy() {
  const { t } = useLingui();
  const { name } = site();
  return (
    <Legal
      kind="PRIVACY"
      title={t`Privacy policy`}
      about={t`What ${name} knows about you, why, and what you can do about it.`}
    />
  );
}

/** Who sends what is bought, and how it is returned. */
export function Shipping() {
  const { t } = useLingui();
  return (
    <Legal
      kind="SHIPPING"
      title={t`Shipping and returns`}
      about={t`Who ships what you buy on the network, and how to return it.`}
    />
  );
}

/** What sellers and the network warrant. */
export function Warranties() {
  const { t } = useLingui();
  return (
    <Legal
      kind="WARRANTIES"
      title={t`Warranties`}
      about={t`What sellers warrant, how to claim, and what the network promises.`}
    />
  );
}
