import type { Page } from 'playwright-core';

/**
 * Sets the browser's text to `percent` of its size, as people do in its settings, which also affects media queries.
 * Resolves once the page has followed.
 */
export async function sizeBrowserText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await session.send('Page.setFontSizes', { fontSizes });
  await session.detach();
  // Listeners of media queries are called with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns the words of the page that are broken across lines. Addresses, file names and codes may be. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isCode = (token: string): boolean =>
      /[\p{L}\p{N}][@._/:][\p{L}\p{N}]|\p{L}\p{N}|\p{N}\p{L}/u.test(token);
    const isForScreenReaders = (box: Element | null): boolean => {
      if (box === null) return false;
      const { position, clipPath, clip } = getComputedStyle(box);
      const isClipped = position === 'absolute' && (clipPath !== 'none' || clip !== 'auto');
      return isClipped || isForScreenReaders(box.parentElement);
    };
    const countLines = (text: Node, start: number, length: number): number => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const element = currentNode.parentElement!;
      const words = currentNode.textContent!;
      // Most texts are in one line.
      if (!words.trim() || !element.checkVisibility() || countLines(currentNode, 0, words.length) < 2)
        continue;
      if (element.closest('[aria-hidden=true], script, style') || isForScreenReaders(element)) continue;
      for (const { 0: token, index: start } of words.matchAll(/\S+/g)) {
        if (isCode(token)) continue;
        for (const { 0: word, index } of token.matchAll(/\p{L}+/gu))
          if (countLines(currentNode, start + index, word.length) > 1) found.push(word);
      }
    }
    return found;
  });

/** Returns the texts that can't be read completely, because they overflow the window or are cut off by a box. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    /** Returns true for scrollable content, and for text that is only for screen readers or truncated on purpose. */
    const leftOut = (element: Element): boolean => {
      const { position, clipPath, clip, textOverflow, webkitLineClamp, overflowX, overflowY } =
        getComputedStyle(element);
      return (
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        (overflowX === 'auto' && element.scrollWidth > element.clientWidth && element !== document.body) ||
        (overflowY === 'auto' && element.scrollHeight > element.clientHeight && element !== document.body) ||
        (position === 'absolute' && (clipPath !== 'none' || clip !== 'auto'))
      );
    };
    // Computing styles is slow, and most texts share their boxes.
    const boxes = new Map<Element, ReturnType<typeof measure>>();
    const measure = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return {
        isLeftOut: leftOut(box),
        clipsX: /hidden|clip/.test(overflowX),
        clipsY: /hidden|clip/.test(overflowY),
        edge: box.getBoundingClientRect(),
      };
    };
    const getMeasured = (box: Element) => {
      const known = boxes.get(box) ?? measure(box);
      boxes.set(box, known);
      return known;
    };
    const look = (text: Node, element: HTMLElement): void => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) return;
      const name = `‘${text.textContent!.trim().slice(0, 60)}’`;
      const faults: string[] = [];
      if (left < -1 || right > innerWidth + 1) faults.push(`${name} leaves the window`);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { isLeftOut, clipsX, clipsY, edge } = getMeasured(box);
        if (isLeftOut) return;
        const beside = left < edge.left - 1 || right > edge.right + 1;
        const beyond = top < edge.top - 3 || bottom > edge.bottom + 3;
        if ((clipsX && beside) || (clipsY && beyond)) faults.push(`${name} is cut off`);
      }
      faults.forEach((fault) => found.add(fault));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const seen = element instanceof HTMLElement && !element.closest('[aria-hidden=true], script, style');
      if (seen && texts.currentNode.textContent?.trim() && element.checkVisibility())
        look(texts.currentNode, element);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth)
      found.add(`the page is ${scrollWidth - innerWidth} px wider than the window`);
    return [...found];
  });
