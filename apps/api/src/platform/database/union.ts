import type { Model, PipelineStage } from 'mongoose';

/** The first stages of a union: MongoDB takes no others within. */
type UnionPipeline = Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[];

/** What several pipelines find in one collection, one after the other, in one command. */
export async function unionOf<Record>(
  model: Pick<Model<Record>, 'aggregate' | 'collection'>,
  [first, ...others]: readonly UnionPipeline[],
): Promise<Record[]> {
  if (!first) return [];
  const coll = model.collection.name;
  return model.aggregate<Record>([
    ...first,
    ...others.map((pipeline) => ({ $unionWith: { coll, pipeline } })),
  ]);
}
