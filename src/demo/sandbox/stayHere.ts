/**
 * Keeps a demo's links and forms from leading its document away, where no demo would be left to see. What the demo does with them
 * itself it does; links to a place in the document work.
 */
export function stayHere(): void {
  window.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}
