/** The lines of one question, comments taken out, each with its number in the file. */
export interface GiftBlock {
  lines: { number: number; text: string }[];
  /** From a comment `[id:…]` beside the question. */
  id: string | null;
}

export interface GiftBlocks {
  blocks: GiftBlock[];
  categories: { line: number; name: string }[];
}

const idPattern = /\[id:((?:\\\]|[^\]\p{Cc}])+)\]/u;
const categoryPattern = /^\s*\$CATEGORY:\s*(.*?)\s*$/;

const idOf = (comment: string): string | null =>
  idPattern.exec(comment)?.[1]?.replaceAll('\\]', ']').trim() || null;

/**
 * Cuts a GIFT file at its blank lines. The parser gives no positions and knows comments only before a question,
 * so each question goes to it alone, without them.
 */
export function readBlocks(text: string): GiftBlocks {
  const blocks: GiftBlock[] = [];
  const categories: GiftBlocks['categories'] = [];
  let block: GiftBlock = { lines: [], id: null };

  function endBlock(): void {
    if (block.lines.length > 0) blocks.push(block);
    block = { lines: [], id: null };
  }

  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const category = block.lines.length === 0 ? categoryPattern.exec(line) : null;
    if (/^[ \t]*$/.test(line)) endBlock();
    else if (/^[ \t]*\/\//.test(line)) block.id = idOf(line) ?? block.id;
    else if (category) categories.push({ line: index + 1, name: category[1] ?? '' });
    else block.lines.push({ number: index + 1, text: line });
  }
  endBlock();
  return { blocks, categories };
}
