import { type Doc, isDoc } from '../../bson/values.ts';
import { CommandError, type ErrorName } from '../../errors.ts';
import { searchIn } from '../../query/text-search.ts';
import { parseTextQuery } from '../../text/text-query.ts';
import type { PipelineContext, Pipelines } from '../pipeline.ts';
import { checkName } from '../scope.ts';
import { type Variables, searchKey } from '../variables.ts';

/** The stage that a pipeline belongs to, and what may not stand in it. */
export interface Place {
  refused: readonly string[];
  code: ErrorName | number;
  words: string;
}

export const placeInLookup: Place = {
  refused: ['$out', '$merge', '$changeStream'],
  code: 51_047,
  words: "is not allowed within a $lookup's sub-pipeline",
};

export const placeInUnion: Place = {
  refused: ['$out', '$merge', '$changeStream'],
  code: 31_441,
  words: "is not allowed within a $unionWith's sub-pipeline",
};

export const placeInFacet: Place = {
  refused: [
    '$facet',
    '$out',
    '$merge',
    '$changeStream',
    '$documents',
    '$geoNear',
    '$indexStats',
    '$collStats',
    '$planCacheStats',
    '$currentOp',
    '$listSessions',
    '$listLocalSessions',
  ],
  code: 40_600,
  words: 'is not allowed to be used within a $facet stage',
};

export const placeInView: Place = {
  refused: ['$out', '$merge', '$changeStream'],
  code: 'OptionNotSupportedOnView',
  words: 'cannot be used in a view definition',
};

/** Words are looked for by the index of the collection, which is only known when the pipeline runs. */
const anySearch = { weights: [], defaultLanguage: 'none', override: 'language' };

/**
 * Reads the pipeline of a stage and compiles it once without running it: what is wrong in it is
 * refused before a document is read, as in MongoDB.
 * @param names the variables that it is given besides those of the context.
 */
export function innerPipeline(
  { compileStages, stageName }: Pipelines,
  value: unknown,
  context: PipelineContext,
  place: Place,
  names: readonly string[] = [],
): Doc[] {
  if (!Array.isArray(value)) {
    throw new CommandError('TypeMismatch', 'A pipeline must be an array of objects');
  }
  for (const stage of value) {
    const name = stageName(stage);
    if (place.refused.includes(name)) throw new CommandError(place.code, `${name} ${place.words}`);
  }
  const stages = value as Doc[];
  const variables: Variables = { ...context.variables };
  for (const name of names) {
    checkName(name);
    variables[name] = null;
  }
  const [first] = stages;
  const search = isDoc(first?.['$match']) ? searchIn(first['$match']) : undefined;
  if (search !== undefined) variables[searchKey] = parseTextQuery(search, anySearch);
  const isFound = first !== undefined && '$geoNear' in first;
  compileStages(isFound ? stages.slice(1) : stages, { ...context, variables });
  return stages;
}
