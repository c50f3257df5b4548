import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { ImageField } from '../../components/files/fields/image-field.tsx';
import { ImageListField } from '../../components/files/fields/image-list-field.tsx';
import { fieldsOf } from '../../components/form/fields.tsx';
import { pictureWords } from '../../lib/uploads/file-value.ts';
import type { BusinessValues } from './business-values.ts';
import { Section } from './section.tsx';

const Field = fieldsOf<BusinessValues>();
const galleryWords = (pictures: unknown): string =>
  (pictures as unknown[]).map(pictureWords).join('\n');

export interface PicturesSectionProps {
  /** Says that a picture is on its way, for as long as it is. */
  onBusyChange: (field: 'logo' | 'cover' | 'gallery', isBusy: boolean) => void;
}

/** How the business looks. Where there is no picture its weave stands. */
export function PicturesSection({ onBusyChange }: PicturesSectionProps) {
  const { t } = useLingui();
  return (
    <Section
      title={<Trans>Pictures</Trans>}
      note={<Trans>Where there’s no picture, we show a weave made for your business.</Trans>}
    >
      <Field.Custom name="logo" label={t`Logo`} isOptional words={pictureWords}>
        {({ ref: _ref, ...field }) => (
          <ImageField
            {...field}
            purpose="LOGO"
            onBusyChange={(isBusy) => onBusyChange('logo', isBusy)}
          />
        )}
      </Field.Custom>
      <Field.Custom name="cover" label={t`Cover`} isOptional words={pictureWords}>
        {({ ref: _ref, ...field }) => (
          <ImageField
            {...field}
            purpose="COVER"
            shape="wide"
            onBusyChange={(isBusy) => onBusyChange('cover', isBusy)}
          />
        )}
      </Field.Custom>
      <Field.Custom name="gallery" label={t`More pictures`} isOptional words={galleryWords}>
        {({ ref: _ref, ...field }) => (
          <ImageListField
            {...field}
            purpose="BUSINESS_IMAGE"
            max={limits.business.galleryImages}
            onBusyChange={(isBusy) => onBusyChange('gallery', isBusy)}
          />
        )}
      </Field.Custom>
    </Section>
  );
}
