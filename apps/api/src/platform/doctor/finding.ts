/** What the doctor says of one part of an installation: in plain words and without a secret. */
export interface Finding {
  /** The part, such as `Database`. */
  part: string;
  /** `fault` keeps the platform from its work, `warning` from a part of it. */
  state: 'fine' | 'warning' | 'fault';
  says: string;
  /** How to mend it; null where there is nothing to mend. */
  mend: string | null;
}

export const fine = (part: string, says: string): Finding => ({
  part,
  state: 'fine',
  says,
  mend: null,
});

export const warning = (part: string, says: string, mend: string): Finding => ({
  part,
  state: 'warning',
  says,
  mend,
});

export const fault = (part: string, says: string, mend: string): Finding => ({
  part,
  state: 'fault',
  says,
  mend,
});
