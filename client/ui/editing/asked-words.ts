/** The words in an address, as far as the server takes them; a letter of two parts, such as an emoji, is not cut in two. */
export const requestedWords = (search: URLSearchParams, longest: number): string =>
  (search.get('q') ?? '')
    .trim()
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '');
