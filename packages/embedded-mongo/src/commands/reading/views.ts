import { pipelines } from '../../aggregate/pipeline.ts';
import { innerPipeline, placeInView } from '../../aggregate/stages/inner-pipeline.ts';
import type { Source } from '../../aggregate/pipeline.ts';
import { parseCollation } from '../../bson/collation.ts';
import { equalValues } from '../../bson/compare.ts';
import { type Doc, isDoc } from '../../bson/values.ts';
import type { Engine } from '../../engine/engine.ts';
import { CommandError } from '../../errors.ts';
import { checkNamespace } from '../../storage/catalog.ts';
import type { Collection } from '../../storage/collection.ts';
import type { View } from '../../storage/views.ts';
import type { CommandContext } from '../context.ts';

const maxDepth = 20;

/** Finds what a name stands for: a collection, or through views the collection they stand on. */
export function sourceOf(
  engine: Engine,
  db: string,
  name: string,
  collection: (db: string, name: string) => Collection | undefined,
): Source {
  const first = engine.views.find(db, name);
  const parts: Doc[][] = [];
  let on = name;
  for (let view = first, depth = 0; view; view = engine.views.find(db, on), depth++) {
    if (depth >= maxDepth) throw tooDeep(db, name);
    parts.unshift(view.options['pipeline'] as Doc[]);
    on = view.options['viewOn'] as string;
  }
  const found = collection(db, on);
  return {
    collection: found,
    stages: parts.flat(),
    options: (first ?? found)?.options ?? {},
    isView: Boolean(first),
  };
}

/** Refuses a command that views do not take. */
export function notOnView({ db, name }: View): CommandError {
  return new CommandError(
    'CommandNotSupportedOnView',
    `Namespace ${db}.${name} is a view, not a collection`,
  );
}

/** Refuses a collation that differs from that of the view. */
export function checkViewCollation({ options, isView }: Source, given: unknown): void {
  if (!isView || given === undefined) return;
  const own = options['collation'] === undefined ? null : parseCollation(options['collation']);
  if (equalValues(own?.spec ?? null, parseCollation(given)?.spec ?? null)) return;
  throw new CommandError('OptionNotSupportedOnView', "Cannot override a view's default collation");
}

/** Reads the definition of a view and checks that it can be run. */
export function viewOf(context: CommandContext, name: string, body: Doc): View {
  const { viewOn, pipeline = [] } = body;
  if (typeof viewOn !== 'string') {
    throw new CommandError(
      'TypeMismatch',
      "BSON field 'create.viewOn' is the wrong type, expected type 'string'",
    );
  }
  if (viewOn === '') throw new CommandError('BadValue', "'viewOn' cannot be empty");
  if (!Array.isArray(pipeline) || !pipeline.every(isDoc)) {
    throw new CommandError(
      'TypeMismatch',
      "BSON field 'create.pipeline' is the wrong type, expected type 'array'",
    );
  }
  checkNamespace(context.db, name);
  checkNamespace(context.db, viewOn);
  const collation = body['collation'] === undefined ? null : parseCollation(body['collation']);
  const options = {
    viewOn,
    pipeline,
    ...(collation ? { collation: collation.spec } : {}),
  };
  checkCycles(context, name, viewOn);
  innerPipeline(pipelines, pipeline, context.pipelineContext({ options }), placeInView);
  return { db: context.db, name, options };
}

function checkCycles({ engine, db }: CommandContext, name: string, viewOn: string): void {
  const way = [name];
  for (let on: string | undefined = viewOn; on !== undefined; ) {
    way.push(on);
    if (on === name) {
      throw new CommandError(
        'GraphContainsCycle',
        `View cycle detected: ${way.map((each) => `${db}.${each}`).join(' => ')}`,
      );
    }
    if (way.length > maxDepth) throw tooDeep(db, name);
    on = engine.views.find(db, on)?.options['viewOn'] as string | undefined;
  }
}

function tooDeep(db: string, name: string): CommandError {
  return new CommandError(
    'ViewDepthLimitExceeded',
    `View depth limit exceeded; maximum depth is ${maxDepth}. View: ${db}.${name}`,
  );
}
