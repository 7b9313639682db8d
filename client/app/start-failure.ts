/** Shows a start error with plain elements and English text, because neither React nor messages may be available. */
export function showStartFailure(root: HTMLElement): void {
  const heading = document.createElement('h1');
  heading.textContent = 'An error ocurred';
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => window.location.reload());
  const page = document.createElement('main');
  page.style.cssText = 'padding: 3rem 1rem; text-align: center';
  page.append(heading, reload);
  root.replaceChildren(page);
}
