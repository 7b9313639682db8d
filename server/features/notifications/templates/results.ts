import type { LocalizedText } from '#server/platform/language/i18n';

/** What a message about a result needs to know of it. */
export interface AboutResult {
  attemptId: string;
  moduleName: LocalizedText;
}

/** The page of the result. */
export const resultPath = ({ attemptId }: AboutResult): string => `/results/${attemptId}`;
