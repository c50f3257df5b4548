import type { FacetValue } from './use-facets.ts';
import { atLeast } from '../listing-query.ts';
import { FacetPills } from './facet-pills.tsx';

/** What may be asked for at least. */
const steps = [1, 2, 3, 4, 5] as const;

export interface LeastFacetProps {
  title: string;
  values: readonly FacetValue[];
  chosen: number | null;
  wordsOf: (value: string) => string;
  onChoose: (least: number | null) => void;
}

/** At least so many of something. */
export function LeastFacet({ title, values, chosen, wordsOf, onChoose }: LeastFacetProps) {
  const offered: readonly number[] =
    chosen === null || steps.some((step) => step === chosen) ? steps : [...steps, chosen];
  return (
    <FacetPills
      title={title}
      pills={offered.map((step) => ({
        value: String(step),
        words: `${step}+`,
        label: wordsOf(String(step)),
        count: atLeast(values, step),
      }))}
      chosen={chosen === null ? [] : [String(chosen)]}
      onToggle={(value) => onChoose(Number(value) === chosen ? null : Number(value))}
    />
  );
}
