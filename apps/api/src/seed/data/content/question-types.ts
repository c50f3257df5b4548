/**
 * A question beneath a listing: its business and its key, who asks and what, what the seller answers,
 * and what the one who asked says to that.
 */
export type DemoQuestion = readonly [
  on: `${string}/${string}`,
  author: string,
  question: string,
  answer?: string,
  thanks?: string,
];
