/**
 * Returns the search text from the URL, cut to the length that the server accepts without splitting a surrogate pair.
 */
export const requestedWords = (search: URLSearchParams, maxLength: number): string =>
  (search.get('q') ?? '')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '');
