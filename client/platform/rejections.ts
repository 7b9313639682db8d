const rejections = new EventTarget();

/** Tells whoever listens that the server refused a call with `code`. */
export function announceRejection(code: string): void {
  rejections.dispatchEvent(new CustomEvent('rejected', { detail: code }));
}

/** Calls `listener` at each refusal with `code`; returns the end of listening. */
export function onRejection(code: string, listener: () => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === code) listener();
  };
  rejections.addEventListener('rejected', heard);
  return () => rejections.removeEventListener('rejected', heard);
}
