import { applicationSteps, type ApplicationStep } from '@wiki/domain';
import { useEffect, useState } from 'react';
import type { ApplicationValues } from '../application-values.ts';
import { loadStepSchema } from '../step-schemas.ts';

/**
 * The steps that hold everything they need. Looked at again whenever `moment` changes: with each
 * save and each move, not with each letter.
 */
export function useDoneSteps(
  getValues: () => ApplicationValues,
  moment: string,
): ReadonlySet<ApplicationStep> {
  const [done, setDone] = useState<ReadonlySet<ApplicationStep>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const values = getValues();
      const steps = await Promise.all(
        applicationSteps.map(async (step) => {
          const schema = await loadStepSchema(step);
          return step !== 'REVIEW' && schema.safeParse(values).success ? [step] : [];
        }),
      );
      if (isCurrent) setDone(new Set(steps.flat()));
    };
    // Without the schemas the steps are told apart by nothing; going through them in order works.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [getValues, moment]);
  return done;
}
