import { altProblem } from '#client/ui/editing/fields/alt-texts';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { required, type Problem } from '#client/ui/editing/problem';
import { isTable, linesOf } from './lines';
import type { PartDraft } from './part-draft';

type Problems = Partial<Record<keyof PartDraft, Problem>>;

const line = ({ en }: LocalizedDraft): Problem | undefined => (en.trim() === '' ? required : undefined);

const maxNumbers = 9;

function found({
  kind,
  text,
  picture,
  file,
  alt,
  legend,
  caption,
  source,
  table,
  moduleId,
}: PartDraft): Problems {
  switch (kind) {
    case 'text':
    case 'heading':
      return { text: line(text) };
    case 'quote':
      return { text: line(text), source: altProblem(source) };
    case 'figure':
      return {
        picture: picture ? undefined : required,
        alt: line(alt),
        caption: altProblem(caption),
        legend:
          linesOf(legend).length > maxNumbers || linesOf(legend).some(({ en }) => en === '')
            ? { id: 'admin.parts.legendLines', values: { max: maxNumbers } }
            : undefined,
      };
    case 'table':
      return {
        caption: altProblem(caption),
        table: isTable(table) ? undefined : { id: 'admin.parts.tableShape' },
      };
    case 'file':
      return { text: line(text), file: file ? undefined : required };
    case 'module':
      return { moduleId: moduleId === '' ? required : undefined };
  }
}

/** Returns the problems of a block that prevent saving, by field. */
export const partProblems = (part: PartDraft): Problems =>
  Object.fromEntries(Object.entries(found(part)).filter(([, problem]) => problem));

/** Returns a problem that names the first invalid block, or undefined. */
export function partsProblem(parts: readonly PartDraft[]): Problem | undefined {
  const at = parts.findIndex((part) => Object.keys(partProblems(part)).length > 0);
  return at < 0 ? undefined : { id: 'admin.parts.wrong', values: { number: at + 1 } };
}
