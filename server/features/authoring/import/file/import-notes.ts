/** A note about a question of a file. */
export interface ImportNote {
  /** Code for clients with their own messages. */
  code: string;
  /** Value that the note is about, such as a tag, a number or a line. Null if there is none. */
  value: string | null;
  /** Message in English. */
  reason: string;
}

/** A syntax error of a file. */
export interface FileProblem extends ImportNote {
  /** Line of the file, from 1. */
  line: number;
}

/** Error with the reason why a question is not imported. */
export class Rejection extends Error {
  constructor(readonly note: ImportNote) {
    super(note.reason);
    this.name = 'Rejection';
  }
}

export const reject = (code: string, reason: string, value: string | null = null): never => {
  throw new Rejection({ code, value, reason });
};

/** Error for invalid syntax on a line of the file, from 1. */
export class SyntaxProblem extends Error {
  constructor(
    readonly line: number,
    readonly code: string,
    reason: string,
    readonly value: string | null = null,
  ) {
    super(reason);
    this.name = 'SyntaxProblem';
  }

  get problem(): FileProblem {
    return { line: this.line, code: this.code, value: this.value, reason: this.message };
  }
}

/** Maximum length of a question in the file, in characters. */
export const maxQuestionLength = 1_000_000;
