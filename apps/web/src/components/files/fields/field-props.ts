import type { ReactNode } from 'react';
import type { FilePurpose } from '../../../gql/schema-types.ts';

/** What every field of files takes, in the shape of a Controller's `field` and `fieldState`. */
export interface FileFieldProps<Value> {
  /** What the files are for; it decides what may be sent. */
  purpose: FilePurpose;
  /** Name of the form's field, where the error summary leads. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  label: ReactNode;
  /** Advice, such as the size of pictures. */
  help?: ReactNode;
  error?: ReactNode;
  /** The word for "optional". */
  optional?: string;
  /** Whether something is on its way: keep the step open until it is not. */
  onBusyChange?: (isBusy: boolean) => void;
}
