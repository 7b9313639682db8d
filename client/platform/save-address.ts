/** Downloads the file at an address without leaving the page, including addresses on another host. */
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
