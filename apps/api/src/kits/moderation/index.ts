export {
  type ContextPiece,
  everyReportable,
  registerReportable,
  type RecentText,
  type Reportable,
  reportableOf,
  type Subject,
  type SubjectChange,
  type SubjectContext,
} from './reportable.ts';
