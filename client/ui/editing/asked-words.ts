/** The words in an address, as far as the server takes them; a letter of two parts, such as an emoji, is not cut in two. */
export const requestedWords = (search: URLSearchParams, maxLength: number): string =>
  (search.get('q') ?? '')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '');
