import { useEffect, useRef } from 'react';
import type { AnswerSaver } from './saving/answer-saver';

/** Sends the answers once another question is shown, which begins at its top; a submission under way is given up. */
export function useTurning(index: number, saver: AnswerSaver, cancel: () => void): void {
  const visible = useRef(index);
  useEffect(() => {
    if (visible.current === index) return;
    visible.current = index;
    cancel();
    void saver.flush();
    window.scrollTo(0, 0);
  }, [index, cancel, saver]);
}
