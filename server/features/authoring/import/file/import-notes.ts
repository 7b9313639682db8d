/** Something to tell about a question of a file. */
export interface ImportNote {
  /** For programs, which have their own words for it. */
  code: string;
  /** What it speaks of: a tag, a number, a line; null where the code says all. */
  value: string | null;
  /** In plain English. */
  reason: string;
}

/** Why a file is broken, and where. */
export interface FileProblem extends ImportNote {
  /** From 1. */
  line: number;
}

/** Why a question is not imported. */
export class Rejection extends Error {
  constructor(readonly note: ImportNote) {
    super(note.reason);
    this.name = 'Rejection';
  }
}

export const reject = (code: string, reason: string, value: string | null = null): never => {
  throw new Rejection({ code, value, reason });
};

/** Broken syntax; `line` is the line of the file. */
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

  /** It as plain values. */
  get problem(): FileProblem {
    return { line: this.line, code: this.code, value: this.value, reason: this.message };
  }
}

/** Characters that one question may have in the file. */
export const maxQuestionLength = 1_000_000;
