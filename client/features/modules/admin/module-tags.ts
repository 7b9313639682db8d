import type { Problem } from '#client/ui/editing/problem';

/** Tags that are written one a line, or pasted as a list. */
export const tagsOf = (lines: string): string[] =>
  lines
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);

const maxTags = 100;
const maxTagLength = 40;

/** As the server refuses tags. */
export function tagsProblem(lines: string): Problem | undefined {
  const tags = tagsOf(lines);
  if (tags.length > maxTags) return { id: 'admin.tags.tooMany', values: { max: maxTags } };
  if (tags.some((tag) => tag.length > maxTagLength))
    return { id: 'admin.tags.tooLong', values: { maxLength: maxTagLength } };
  return tags.every((tag) => /[\p{L}\p{N}]/u.test(tag)) ? undefined : { id: 'admin.tags.empty' };
}
