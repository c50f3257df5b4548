import { Aggregator } from 'mingo';
import { Context } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as window from 'mingo/operators/window';
import { fromPlain } from '../../bson/codec.ts';
import { Decimal128, type Doc, isDoc, isNumber, setField, toNumber } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import type { StageCompiler } from '../pipeline.ts';
import { collect } from './basic.ts';

const context = Context.init({ accumulator, expression, pipeline, window });

/** A stage that mingo runs on plain numbers; decimals, which it cannot hold, are refused. */
function plainStage(name: string): StageCompiler {
  return (spec) =>
    function* stage(input) {
      const docs = yield* collect(input);
      let results: Doc[];
      try {
        const aggregator = new Aggregator([{ [name]: toPlain(spec) }], { context });
        results = aggregator.run(docs.map((doc) => toPlain(doc) as Doc));
      } catch (error) {
        if (error instanceof CommandError) throw error;
        throw new CommandError('FailedToParse', `${name}: ${(error as Error).message}`);
      }
      for (const doc of results) yield fromPlain(doc) as Doc;
    };
}

function toPlain(value: unknown): unknown {
  if (isNumber(value)) {
    if (value instanceof Decimal128) throw unsupported('A decimal in this stage');
    return toNumber(value);
  }
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const key of Object.keys(value)) setField(copy, key, toPlain(value[key]));
  return copy;
}

/** Stages on the whole input that mingo provides. */
export const plainStages: Record<string, StageCompiler> = {
  $bucketAuto: plainStage('$bucketAuto'),
  $densify: plainStage('$densify'),
  $fill: plainStage('$fill'),
  $setWindowFields: plainStage('$setWindowFields'),
};
