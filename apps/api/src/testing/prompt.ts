/**
 * How long something may take that has to happen within a second or two, in milliseconds: a machine
 * that is busy with other tests is given more.
 */
export const promptMs = 5_000;
