import { compileExpression } from '../aggregate/expression.ts';
import type { Variables } from '../aggregate/variables.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { type Projection, compileAddFields, compileProjection } from '../query/projection.ts';

/** Compiles an update given as a pipeline: only stages that map one document to one. */
export function compilePipelineUpdate(stages: unknown[]): Projection {
  const steps = stages.map(compileStep);
  return (doc, variables) => {
    let current = doc;
    for (const step of steps) current = step(current, variables);
    return current;
  };
}

/** Compiles a stage that maps one document to one; undefined for any other stage. */
export function compileDocumentStage(name: string, spec: unknown): Projection | undefined {
  switch (name) {
    case '$set':
    case '$addFields':
      return compileAddFields(asDoc(name, spec));
    case '$unset':
      return compileUnset(spec);
    case '$project': {
      const fields = asDoc(name, spec);
      if (Object.keys(fields).length === 0) {
        throw new CommandError(51272, 'projection specification must have at least one field');
      }
      return compileProjection(fields, false);
    }
    case '$replaceRoot':
      return compileReplaceRoot(asDoc(name, spec)['newRoot']);
    case '$replaceWith':
      return compileReplaceRoot(spec);
    default:
      return undefined;
  }
}

function compileStep(stage: unknown): Projection {
  const [name, ...others] = isDoc(stage) ? Object.keys(stage) : [];
  if (name === undefined || others.length > 0) {
    throw new CommandError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const step = compileDocumentStage(name, (stage as Doc)[name]);
  if (step) return step;
  throw new CommandError('InvalidOptions', `${name} is not allowed to be used within an update`);
}

function asDoc(name: string, spec: unknown): Doc {
  if (isDoc(spec)) return spec;
  throw new CommandError(40272, `${name} specification stage must be an object`);
}

function compileUnset(spec: unknown): Projection {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string')) {
    throw new CommandError(31002, '$unset specification must be a string or an array of strings');
  }
  return compileProjection(Object.fromEntries(paths.map((path) => [path, false])), false);
}

function compileReplaceRoot(expr: unknown): Projection {
  const evaluate = compileExpression(expr);
  return (doc, variables: Variables) => {
    const root = evaluate(doc, { ROOT: doc, ...variables });
    if (isDoc(root)) return root;
    throw new CommandError(
      40228,
      "'newRoot' expression must evaluate to an object, but resulting value was not one",
    );
  };
}
