import { Trans } from '@lingui/react/macro';
import { imageCounts } from '@wiki/domain';
import { ImageListField } from '../../../components/files/fields/image-list-field.tsx';
import { Field } from './fields.tsx';
import { useListingContext } from './form-context.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { VideoField } from './video-field.tsx';

/** How it looks: pictures in their order, and a video of a property. */
export function PicturesSection() {
  const { type } = useListingContext();
  const { labels } = useFieldTexts(type);
  return (
    <>
      <Field.Custom name="images">
        {({ ref: _ref, ...field }) => (
          <ImageListField
            {...field}
            {...imageCounts(type)}
            label={labels.images}
            purpose="LISTING_IMAGE"
            hasSizeAdvice={false}
            help={
              <Trans>
                Primary image: landscape 7:4, 700 by 400 pixels; additional images: square
              </Trans>
            }
          />
        )}
      </Field.Custom>
      {type === 'property' && <VideoField />}
    </>
  );
}
