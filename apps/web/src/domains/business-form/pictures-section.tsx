import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { ImageField } from '../../components/files/fields/image-field.tsx';
import { ImageListField } from '../../components/files/fields/image-list-field.tsx';
import { fieldsOf } from '../../components/form/fields.tsx';
import { pictureWords } from '../../lib/uploads/file-value.ts';
import type { BusinessValues } from './business-values.ts';
import { FormSection } from '../../components/form/form-section.tsx';

const Field = fieldsOf<BusinessValues>();
const galleryWords = (pictures: unknown): string =>
  (pictures as unknown[]).map(pictureWords).join('\n');

/** How the business looks. Where there is no picture its weave stands. */
export function PicturesSection() {
  const { t } = useLingui();
  return (
    <FormSection
      title={<Trans>Pictures</Trans>}
      note={<Trans>Where there’s no picture, we show a weave made for your business.</Trans>}
    >
      <Field.Custom name="logo" label={t`Logo`} isOptional words={pictureWords}>
        {({ ref: _ref, ...field }) => <ImageField {...field} purpose="LOGO" />}
      </Field.Custom>
      <Field.Custom name="cover" label={t`Cover`} isOptional words={pictureWords}>
        {({ ref: _ref, ...field }) => <ImageField {...field} purpose="COVER" shape="wide" />}
      </Field.Custom>
      <Field.Custom name="gallery" label={t`More pictures`} isOptional words={galleryWords}>
        {({ ref: _ref, ...field }) => (
          <ImageListField {...field} purpose="BUSINESS_IMAGE" max={limits.business.galleryImages} />
        )}
      </Field.Custom>
    </FormSection>
  );
}
