import type { TranslatedText, TranslationCounts } from '#server/features/translations/translation.types';
import type { AdminPortal } from '../admin-portal';

interface Page {
  nodes: TranslatedText[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const fields =
  'id kind resourceId ownerId title place path rich writable version outdated { es fr } text { en es fr }';
export const listOfTexts = `query ($search: String, $filter: TranslatedTextFilter, $first: Int = 100, $after: String) {
  translatedTexts(search: $search, filter: $filter, first: $first, after: $after) {
    totalCount nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`;
export const translateText = `mutation ($input: TranslateTextInput!) { translateText(input: $input) { text { ${fields} } } }`;

/** Reads, counts and writes texts by the API, as the administrator of a portal. */
export function translatedTexts(portal: AdminPortal) {
  const read = async (variables: Record<string, unknown> = {}): Promise<Page> =>
    (await portal.call<{ translatedTexts: Page }>(listOfTexts, variables)).translatedTexts;

  async function readAll(variables: Record<string, unknown> = {}): Promise<TranslatedText[]> {
    const all: TranslatedText[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo }: Page = await read({ ...variables, after });
      all.push(...nodes);
      if (!pageInfo.hasNextPage) return all;
      after = pageInfo.endCursor;
    }
  }

  const count = async () =>
    (
      await portal.call<{
        translationCounts: TranslationCounts;
      }>('{ translationCounts { all lacking outdated en es fr esOutdated frOutdated } }')
    ).translationCounts;

  const write = async (
    { id, version }: TranslatedText,
    lang: string,
    text: string,
    token?: string,
  ): Promise<TranslatedText> =>
    (
      await portal.call<{ translateText: { text: TranslatedText } }>(
        translateText,
        { input: { id, version, lang, text } },
        token,
      )
    ).translateText.text;

  return { read, readAll, count, write };
}
