/** Thrown to roll a transaction back: `answer` says why. */
export class Refused<Answer extends { kind: string }> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(answer.kind);
    this.answer = answer;
  }
}
