export {
  type ContextPiece,
  everyReportable,
  type RecentText,
  registerReportable,
  type Reportable,
  reportableOf,
  type Subject,
  type SubjectChange,
  type SubjectContext,
} from './reportable.ts';
