/** What goes wrong on purpose, for tests; may be changed while the sandbox runs. */
export interface Faults {
  /** Callbacks set out this late, in milliseconds. */
  callbackDelay: number;
  /** How often each callback is sent once it was acknowledged, in all. */
  callbackRepeats: number;
  /** Callbacks tell of one peso more than was paid. */
  wrongAmount: boolean;
  /** Callbacks are signed with another secret. */
  forgedSignature: boolean;
  /** `/payment/confirm` never answers. */
  silentConfirm: boolean;
}

export const noFaults: Readonly<Faults> = {
  callbackDelay: 0,
  callbackRepeats: 1,
  wrongAmount: false,
  forgedSignature: false,
  silentConfirm: false,
};
