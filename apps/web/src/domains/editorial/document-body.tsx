import { Trans } from '@lingui/react/macro';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import classes from './editorial.module.css';
import { type Bodies, writtenIn } from './written-in.ts';

export interface DocumentBodyProps {
  body: Bodies;
  images?: readonly ImageFieldsFragment[];
  headingLevel?: 2 | 3 | 4;
}

const noImages: readonly ImageFieldsFragment[] = [];

/** A text in the reader's language, or in the other one, which it says then. */
export function DocumentBody({ body, images = noImages, headingLevel = 2 }: DocumentBodyProps) {
  const wanted = useLanguage();
  const written = writtenIn(body, wanted);
  if (!written) return null;
  const { document, language } = written;
  return (
    <>
      {language !== wanted && (
        <p className={classes.other}>
          {language === 'es' ? <Trans>In Spanish</Trans> : <Trans>In English</Trans>}
        </p>
      )}
      <RichText document={document} images={images} lang={language} headingLevel={headingLevel} />
    </>
  );
}
