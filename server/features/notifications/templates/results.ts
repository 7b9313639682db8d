import type { LocalizedText } from '#server/platform/language/i18n';

/** The values that messages about a result share. */
export interface AboutResult {
  attemptId: string;
  moduleName: LocalizedText;
}

/** Returns the path of the result. */
export const resultPath = ({ attemptId }: AboutResult): string => `/results/${attemptId}`;
