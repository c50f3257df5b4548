interface QuestionIds {
  questionId: string;
  businessId: string;
  authorId: string;
}

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A question to a business, or an answer, was written, edited or deleted by its author. */
    'businessQuestion.changed': QuestionIds & {
      change: 'added' | 'edited' | 'deleted';
      /** The question it answers, and who asked that; null for questions. */
      replyToId: string | null;
      askedBy: string | null;
    };
    /** An administrator deleted it with a reason, or reports hid it. */
    'businessQuestion.removed': QuestionIds;
    /** It was given back. */
    'businessQuestion.restored': QuestionIds;
  }
}
