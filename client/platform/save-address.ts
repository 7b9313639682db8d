/** Goes to an address whose answer is saved; the page stays, also where an image of another host is only shown. */
export function saveAddress(url: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = '';
  if (new URL(url, location.href).origin !== location.origin) anchor.target = '_blank';
  anchor.rel = 'noreferrer';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
