import type { Problem } from '#client/ui/editing/problem';

/** Splits tags that are typed one per line or pasted as a list. */
export const tagsOf = (lines: string): string[] =>
  lines
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);

const maxTags = 100;
const maxTagLength = 40;

/** Returns the problem of tags, by the same rules as the server's. */
export function tagsProblem(lines: string): Problem | undefined {
  const tags = tagsOf(lines);
  if (tags.length > maxTags) return { id: 'admin.tags.tooMany', values: { max: maxTags } };
  if (tags.some((tag) => tag.length > maxTagLength))
    return { id: 'admin.tags.tooLong', values: { maxLength: maxTagLength } };
  return tags.every((tag) => /[\p{L}\p{N}]/u.test(tag)) ? undefined : { id: 'admin.tags.empty' };
}
