/* global document, window */
// Leads on from an address that has moved, with the query and the anchor that it was called with. The document does so by itself,
// but cannot keep them: where there are any, it is stopped before it gets to that.
{
  const target = new URL(document.currentScript.dataset.to, window.location.origin);
  const { search, hash } = window.location;
  if (search || (hash && !target.hash)) {
    window.stop();
    target.search = search;
    target.hash ||= hash;
    window.location.replace(target);
  }
}
