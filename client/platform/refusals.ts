const refusals = new EventTarget();

/** Tells whoever listens that the server refused a call with `code`. */
export function announceRefusal(code: string): void {
  refusals.dispatchEvent(new CustomEvent('refused', { detail: code }));
}

/** Calls `listener` at each refusal with `code`; returns the end of listening. */
export function onRefusal(code: string, listener: () => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === code) listener();
  };
  refusals.addEventListener('refused', heard);
  return () => refusals.removeEventListener('refused', heard);
}
