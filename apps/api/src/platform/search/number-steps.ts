/** In how many steps the numbers of some documents are counted. */
const mostSteps = 16;

/** The steps between two numbers, which grow with them: prices lie close together where they are low. */
export interface NumberSteps {
  /** From where to where each reaches; none where there is nothing between the two, or a negative number. */
  edges: readonly { from: number; to: number }[];
  /** Which of them a number between the two lies in. */
  stepOf: (value: number) => number;
}

/** The steps between the least and the greatest of some numbers. */
export function numberSteps(min: number, max: number): NumberSteps {
  if (min === max || min < 0) return { edges: [], stepOf: () => 0 };
  const start = Math.log1p(min);
  const width = (Math.log1p(max) - start) / mostSteps;
  const edge = (step: number) => Math.round(Math.expm1(start + step * width));
  return {
    edges: Array.from({ length: mostSteps }, (_, step) => ({
      from: edge(step),
      to: edge(step + 1),
    })),
    stepOf: (value) => Math.min(mostSteps - 1, Math.floor((Math.log1p(value) - start) / width)),
  };
}
