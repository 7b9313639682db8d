const rejections = new EventTarget();

/** Notifies listeners that the server has rejected a call with `code`. */
export function announceRejection(code: string): void {
  rejections.dispatchEvent(new CustomEvent('rejected', { detail: code }));
}

/** Calls `listener` at each rejection with `code`. Returns a function that stops listening. */
export function onRejection(code: string, listener: () => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === code) listener();
  };
  rejections.addEventListener('rejected', heard);
  return () => rejections.removeEventListener('rejected', heard);
}
