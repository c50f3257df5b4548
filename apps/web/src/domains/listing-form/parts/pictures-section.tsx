import { Trans } from '@lingui/react/macro';
import { imageCounts } from '@wiki/domain';
import { Controller } from 'react-hook-form';
import { ImageListField } from '../../../components/files/fields/image-list-field.tsx';
import { useFieldProps, useListingContext } from './form-context.tsx';
import { VideoField } from './video-field.tsx';

/** How it looks: pictures in their order, and a video of a property. */
export function PicturesSection() {
  const { form, type, onBusyChange } = useListingContext();
  const props = useFieldProps();
  return (
    <>
      <Controller
        control={form.control}
        name="images"
        render={({ field: { ref: _ref, ...field } }) => (
          <ImageListField
            {...field}
            {...props('images')}
            {...imageCounts(type)}
            purpose="LISTING_IMAGE"
            hasSizeAdvice={false}
            help={
              <Trans>
                Primary image: landscape 7:4, 700 by 400 pixels; additional images: square
              </Trans>
            }
            onBusyChange={(isBusy) => onBusyChange('images', isBusy)}
          />
        )}
      />
      {type === 'property' && <VideoField />}
    </>
  );
}
