import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';

function selectText(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}

/**
 * Returns `copy`, which writes a text to the clipboard and confirms it. If the browser refuses, `isRejected` becomes true
 * and the text of the element with the ref `source` is selected.
 */
export function useCopy<Source extends HTMLElement>() {
  const intl = useIntl();
  const source = useRef<Source>(null);
  const [rejections, setRejections] = useState(0);

  // The element may appear, or show its text, only once `isRejected` is true.
  useEffect(() => {
    if (rejections > 0 && source.current) selectText(source.current);
  }, [rejections]);

  const copy = async (text: string): Promise<void> => {
    try {
      // Browsers have no clipboard at an address that isn't secure.
      await navigator.clipboard.writeText(text);
      toast.success(intl.formatMessage({ id: 'ui.copied' }));
    } catch {
      setRejections((count) => count + 1);
      toast.error(intl.formatMessage({ id: 'ui.notCopied' }));
    }
  };
  return { copy, source, isRejected: rejections > 0 };
}
