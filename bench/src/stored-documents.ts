import type { Document } from 'mongodb';

const statuses = ['draft', 'published', 'sold', 'hidden', 'expired'];
const minute = 60_000;

/** A document of about 500 bytes, the same for the same number. */
export const documentOf = (i: number): Document => ({
  _id: i,
  status: statuses[i % statuses.length],
  at: new Date(1_700_000_000_000 + i * minute),
  price: i / 7,
  title: `Listing number ${i}`,
  text: 'x'.repeat(400),
});

/** How many times a second something is done by callers that each wait for their answer. */
export async function perSecond(
  callers: number,
  times: number,
  act: (i: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  const call = async (): Promise<void> => {
    while (next < times) await act(next++);
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (times * 1000) / (performance.now() - started);
}
