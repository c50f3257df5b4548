import { randomInt } from 'node:crypto';
import { hashToken } from '../accounts/index.ts';
import { FirstRunCodeModel } from './first-run-code.model.ts';

/** Letters and digits that are not taken for one another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const [groups, signsInGroup] = [4, 5];

/** How many codes hold at once: each process that starts prints one of its own. */
const kept = 5;

/** What is stored of a code, however it was typed: in lower case, without its hyphens. */
const hashOf = (code: string): string => hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

/** Makes a code of 100 random bits; the oldest of too many are given up. */
export async function createFirstRunCode(): Promise<string> {
  const group = () => Array.from({ length: signsInGroup }, () => signs[randomInt(signs.length)]);
  const code = Array.from({ length: groups }, () => group().join('')).join('-');
  await FirstRunCodeModel.create([{ _id: hashOf(code), createdAt: new Date() }]);
  const old = await FirstRunCodeModel.find().sort({ createdAt: -1 }).skip(kept).lean();
  await FirstRunCodeModel.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  return code;
}

/** Whether a code holds. */
export async function isFirstRunCode(code: string): Promise<boolean> {
  return (await FirstRunCodeModel.exists({ _id: hashOf(code) })) !== null;
}

/** Gives every code up: there is an administrator. Joins the caller's transaction. */
export async function deleteFirstRunCodes(): Promise<void> {
  await FirstRunCodeModel.deleteMany({});
}
