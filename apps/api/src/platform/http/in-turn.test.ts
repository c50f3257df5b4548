import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { afterEach, expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

let listening: Server | undefined;
afterEach(() => new Promise((resolve) => listening?.close(resolve)));

/** What an app answers whose first path has these handlers. */
async function answerOf(...steps: RequestHandler[]): Promise<string> {
  const app = express();
  const told: ErrorRequestHandler = (error: Error, _request, response, _next) => {
    response.send(`fault: ${error.message}`);
  };
  app.use('/first', inTurn(...steps));
  app.use((_request, response) => void response.send('what follows'));
  app.use(told);
  listening = app.listen(0);
  const { port } = listening.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/first`)).text();
}

const pass: RequestHandler = (_request, _response, next) => next();
const later: RequestHandler = (_request, _response, next) => void setImmediate(next);
const answer: RequestHandler = (_request, response) => void response.send('answered');
const fault = new Error('unlucky');

test.each<[string, RequestHandler[], string]>([
  ['the last one answers', [pass, later, answer], 'answered'],
  ['those after an answer are not asked', [answer, () => expect.unreachable()], 'answered'],
  ['what none of them answers goes on', [pass, later], 'what follows'],
  [
    'an error that is passed on skips the rest',
    [(_q, _s, next) => next(fault), answer],
    'fault: unlucky',
  ],
  [
    'so does one that is thrown, at once',
    [
      () => {
        throw fault;
      },
      answer,
    ],
    'fault: unlucky',
  ],
  [
    'or by one that is asked later',
    [
      later,
      () => {
        throw fault;
      },
    ],
    'fault: unlucky',
  ],
  ['and one that a promise rejects with', [later, () => Promise.reject(fault)], 'fault: unlucky'],
])('%s', async (_what, steps, expected) => {
  expect(await answerOf(...steps)).toBe(expected);
});
