import { useEffect, useRef } from 'react';
import type { AnswerSaver } from './saving/answer-saver';

/** After a change of question, sends the answers, scrolls to the top and cancels a pending submission. */
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
