import { useEffect, useEffectEvent } from 'react';

export type KeyAction = { kind: 'select'; option: number } | { kind: 'goOn' };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'target'>;

const isChoice = (input: HTMLInputElement) => input.type === 'radio' || input.type === 'checkbox';

/** Returns the action of a key press: 1 to 9 select an option, Enter continues. Null leaves the key to the browser. */
export function keyAction({ key, altKey, ctrlKey, metaKey, repeat, target }: Pressed): KeyAction | null {
  if (altKey || ctrlKey || metaKey || repeat || !(target instanceof HTMLElement)) return null;
  // A dialog is open, for example the enlarged image.
  if (target.closest('[role="dialog"]')) return null;
  const typing = target instanceof HTMLInputElement && !isChoice(target);
  if (key === 'Enter') return target.closest('a, button, textarea') ? null : { kind: 'goOn' };
  if (typing || target instanceof HTMLTextAreaElement || !/^[1-9]$/.test(key)) return null;
  return { kind: 'select', option: Number(key) - 1 };
}

/** Handles the shortcuts of a question on the whole page unless `paused`, for example by a dialog. */
export function useTestKeys(act: (action: KeyAction) => void, paused: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (paused) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [paused]);
}
