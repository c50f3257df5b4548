import { useController } from 'react-hook-form';
import { ServicesField as Services } from '../../../../components/form-parts/services-field.tsx';
import { FieldPlace } from '../field-place.tsx';
import { useApplicationContext, useFieldWords } from '../form-context.tsx';

/** The services of the business that applies. */
export function ServicesField() {
  const { form } = useApplicationContext();
  const words = useFieldWords('services');
  const {
    field: { ref: _ref, ...field },
  } = useController({ control: form.control, name: 'services' });
  return (
    <FieldPlace name="services">
      <Services {...words} {...field} />
    </FieldPlace>
  );
}
