import mongoose, { Schema } from 'mongoose';

/** Who takes care of something that waits, as stored. */
export interface AssignmentRecord {
  /** Kind and id of the thing. */
  _id: string;
  kind: string;
  assigneeId: string;
  dateAssigned: Date;
}

export const AssignmentModel = mongoose.model(
  'WorkAssignment',
  new Schema<AssignmentRecord>(
    {
      _id: { type: String, required: true },
      kind: { type: String, required: true },
      assigneeId: { type: String, required: true },
      dateAssigned: { type: Date, required: true },
    },
    { collection: 'workAssignments', versionKey: false },
  ),
);

export const assignmentId = (kind: string, id: string): string => `${kind}:${id}`;
