import mongoose from 'mongoose';
import { connectDatabase } from '../platform/database/connect.ts';

/** Does some work with this process connected to a database whose server has prepared it. */
export async function withDatabase<Result>(
  uri: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await connectDatabase(uri);
  try {
    return await work();
  } finally {
    await mongoose.disconnect();
  }
}
