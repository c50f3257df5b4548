import { encode, maxDocumentBytes } from '../bson/codec.ts';
import { type Doc, Int32 } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { type Position, toToken } from './events.ts';

/** The stage that asks for large events in parts. */
export const splitStage = '$changeStreamSplitLargeEvent';

/** What `_id` and `splitEvent` of a fragment take. */
const headBytes = 256;

/** Takes the stage that asks for fragments off a pipeline, whose last one it must be. */
export function withoutSplitStage(pipeline: readonly Doc[]): { stages: Doc[]; splits: boolean } {
  const place = pipeline.findIndex((stage) => splitStage in stage);
  if (place === -1) return { stages: [...pipeline], splits: false };
  if (place !== pipeline.length - 1) {
    throw new CommandError(7_182_802, `${splitStage} must be the last stage in the pipeline`);
  }
  if (Object.keys(pipeline[place]?.[splitStage] ?? {}).length > 0) {
    throw new CommandError(7_182_800, `${splitStage} stage expects an empty object`);
  }
  return { stages: pipeline.slice(0, -1), splits: true };
}

/**
 * An event as BSON, in as many fragments as it needs.
 * @param splits whether the stream asked for fragments.
 * @throws BSONObjectTooLarge when the event is too large for one document, or a field for a fragment.
 */
export function fragmentsOf(event: Doc, at: Position, splits: boolean): Buffer[] {
  const whole = encode(event);
  if (whole.length <= maxDocumentBytes) return [whole];
  if (!splits) throw tooLarge(whole.length);
  const parts = fieldsBySize(event);
  return parts.map((fields, i) => {
    const isLast = i === parts.length - 1;
    const _id = isLast ? event['_id'] : toToken({ ...at, fragment: i + 1 });
    const splitEvent = { fragment: new Int32(i + 1), of: new Int32(parts.length) };
    return encode({ _id, splitEvent, ...fields });
  });
}

/** The fields in groups that fit into one document each, the small ones first. */
function fieldsBySize({ _id, ...rest }: Doc): Doc[] {
  const sized = Object.entries(rest)
    .map(([name, value]) => ({ name, value, size: encode({ [name]: value }).length }))
    .toSorted((a, b) => a.size - b.size);
  const groups: Doc[] = [];
  let room = 0;
  for (const { name, value, size } of sized) {
    if (size + headBytes > maxDocumentBytes) throw tooLarge(size);
    if (size > room) {
      groups.push({});
      room = maxDocumentBytes - headBytes;
    }
    (groups.at(-1) as Doc)[name] = value;
    room -= size;
  }
  return groups;
}

function tooLarge(size: number): CommandError {
  return new CommandError(
    'BSONObjectTooLarge',
    `BSONObj size: ${size} is invalid. Size must be between 0 and ${maxDocumentBytes}`,
    {},
    ['NonResumableChangeStreamError'],
  );
}
