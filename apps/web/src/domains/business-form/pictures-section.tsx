import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ImageField } from '../../components/files/image-field.tsx';
import { ImageListField } from '../../components/files/image-list-field.tsx';
import { useFieldError } from '../../components/form-errors.tsx';
import type { BusinessValues } from './business-values.ts';
import { Section } from './section.tsx';
import { useBusinessLabels } from './use-business-labels.ts';

export interface PicturesSectionProps {
  form: UseFormReturn<BusinessValues>;
  /** Says that a picture is on its way, for as long as it is. */
  onBusyChange: (field: 'logo' | 'cover' | 'gallery', isBusy: boolean) => void;
}

/** How the business looks. Where there is no picture its weave stands. */
export function PicturesSection({ form, onBusyChange }: PicturesSectionProps) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const optional = t`(optional)`;
  return (
    <Section
      title={<Trans>Pictures</Trans>}
      note={<Trans>Where there’s no picture, we show a weave made for your business.</Trans>}
    >
      <Controller
        control={form.control}
        name="logo"
        render={({ field: { ref: _ref, ...field } }) => (
          <ImageField
            {...field}
            purpose="LOGO"
            label={labels.logo}
            optional={optional}
            error={errorOf('logo')}
            onBusyChange={(isBusy) => onBusyChange('logo', isBusy)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="cover"
        render={({ field: { ref: _ref, ...field } }) => (
          <ImageField
            {...field}
            purpose="COVER"
            shape="wide"
            label={labels.cover}
            optional={optional}
            error={errorOf('cover')}
            onBusyChange={(isBusy) => onBusyChange('cover', isBusy)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="gallery"
        render={({ field: { ref: _ref, ...field } }) => (
          <ImageListField
            {...field}
            purpose="BUSINESS_IMAGE"
            max={limits.business.galleryImages}
            label={labels.gallery}
            optional={optional}
            error={errorOf('gallery')}
            onBusyChange={(isBusy) => onBusyChange('gallery', isBusy)}
          />
        )}
      />
    </Section>
  );
}
