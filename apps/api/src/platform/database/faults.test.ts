import { GraphQLError } from 'graphql';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { storageUnavailable } from './faults.ts';

const { mongo } = mongoose;

const answered = (code: number, message: string, errorLabels: string[] = []) =>
  new mongo.MongoServerError({ message, code, errorLabels });
const system = (code: string) => Object.assign(new Error(`${code}: write`), { code });
const ofSeveral = (error: Error) => new mongo.MongoBulkWriteError(error, {} as never);

describe('a storage that is away, full or failing', () => {
  test.each<[string, unknown]>([
    ['a lost connection', new mongo.MongoNetworkError('gone')],
    ['a closed driver', new mongo.MongoNotConnectedError('closed')],
    ['a passing conflict', answered(112, 'conflict', ['TransientTransactionError'])],
    ['the engine on a full disk', answered(1, 'No space left on device')],
    ['the engine on a failing disk', answered(1, 'Input/output error')],
    ['the engine at a limit of the system', answered(1, 'File too large')],
    ['the engine on a disk that became read-only', answered(1, 'Read-only file system')],
    ['the engine at the end of its map', answered(1, 'MDB_MAP_FULL: Environment mapsize limit')],
    ['a mongod on a full disk', answered(14_031, 'available disk space is too low')],
    ['Atlas over its quota', answered(8_000, 'you are over your space quota')],
    ['a majority that is gone', answered(64, 'waiting for replication timed out')],
    ['a server that stepped down', answered(189, 'stepped down')],
    ['a server that is not primary', answered(10_107, 'not primary')],
    ['a server that shuts down', answered(11_600, 'interrupted at shutdown')],
    ['an operation out of time', answered(50, 'operation exceeded time limit')],
    ['a user who may not write any more', answered(13, 'not authorized')],
    ['one of several writes', ofSeveral(new mongo.MongoNetworkError('reset'))],
    ['several writes on a full disk', ofSeveral(answered(1, 'No space left on device'))],
    ['a file that does not fit', system('ENOSPC')],
    ['too many open files', system('EMFILE')],
    [
      'a file storage that says so',
      new GraphQLError('away', { extensions: { code: 'UNAVAILABLE' } }),
    ],
    ['what wraps any of them', new Error('Not stored.', { cause: system('EIO') })],
  ])('%s', (_what, error) => {
    expect(storageUnavailable(error)).toBe(true);
  });
});

describe('anything else is the own fault of who asked', () => {
  test.each<[string, unknown]>([
    ['a key that is taken', answered(11_000, 'duplicate key')],
    ['a bad value', answered(2, 'unknown operator')],
    ['a document that does not fit', answered(121, 'Document failed validation')],
    ['a fault of the engine', answered(1, "Cannot read properties of undefined (reading 'x')")],
    ['one of several writes', ofSeveral(answered(11_000, 'duplicate key'))],
    ['a program error', new TypeError('x is not a function')],
    ['words about a connection', new Error('connection')],
    ['a refused mail', system('EENVELOPE')],
    ['nobody there', system('ECONNREFUSED')],
    ['another answer of ours', new GraphQLError('no', { extensions: { code: 'FORBIDDEN' } })],
    ['no error at all', undefined],
    ['a circle of causes', circle()],
  ])('%s', (_what, error) => {
    expect(storageUnavailable(error)).toBe(false);
  });
});

function circle(): Error {
  const error = new Error('round');
  error.cause = error;
  return error;
}
