import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { ComparedField, ThreeStates } from './compare.ts';
import { lazyPart } from '../page/lazy-part.tsx';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'), 'ConflictDialog');

/** A record as the server has it: what its form holds, and what names this state. */
export interface RecordState<Values, Version> {
  values: Values;
  version: Version;
}

export interface ConflictOptions<Values, Version> {
  /** Reads the record anew; null when it is gone. */
  read: () => Promise<RecordState<Values, Version> | null>;
  /** What is compared, asked when it is. */
  fields: () => readonly ComparedField[];
  /** Takes what was chosen over what the server has now. */
  apply: (merged: Values, theirs: RecordState<Values, Version>) => void | Promise<void>;
}

interface Open<Values, Version> {
  states: ThreeStates<Values>;
  theirs: RecordState<Values, Version>;
}

/** What a form does when its record was saved elsewhere while it was written: a comparison, field by field. */
export function useConflict<Values extends object, Version>(
  options: ConflictOptions<Values, Version>,
): {
  /** Compares what is written here with what the server has; answers whether it could. */
  meet: (base: Values, mine: Values) => Promise<boolean>;
  dialog: ReactNode;
} {
  const latest = useRef(options);
  latest.current = options;
  const [open, setOpen] = useState<Open<Values, Version> | null>(null);
  return {
    async meet(base, mine) {
      const theirs = await latest.current.read();
      if (theirs) setOpen({ states: { base, mine, theirs: theirs.values }, theirs });
      return theirs !== null;
    },
    dialog: open && (
      <Suspense fallback={null}>
        <ConflictDialog
          fields={latest.current.fields()}
          states={open.states}
          onClose={() => setOpen(null)}
          onMerged={async (merged) => {
            setOpen(null);
            await latest.current.apply(merged as Values, open.theirs);
          }}
        />
      </Suspense>
    ),
  };
}
