/** What is wrong with the subject of a commit: it is `area: what`, at most 72 characters. */
export function subjectProblems(subject: string): string[] {
  return [
    ...(subject.length > 72 ? [`${subject.length} characters, at most 72: ${subject}`] : []),
    ...(/^[a-z][a-z0-9, -]*: \S/.test(subject) ? [] : [`not "area: what": ${subject}`]),
    ...(subject.endsWith('.') ? [`ends in a full stop: ${subject}`] : []),
  ];
}
