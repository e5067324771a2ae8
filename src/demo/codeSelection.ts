/** A stretch of code, from where it was begun to where it ends; positions are counted from 0. */
export interface CodeSelection {
  anchor: number;
  head: number;
}

/** What the reader has selected in an element, or where the last press set the caret; null when that is elsewhere. */
export function codeSelection(element: Element): CodeSelection | null {
  const selection = window.getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode) return null;
  if (!element.contains(anchorNode) || !element.contains(focusNode)) return null;
  return {
    anchor: textBefore(element, anchorNode, selection.anchorOffset),
    head: textBefore(element, focusNode, selection.focusOffset),
  };
}

/** How many characters of an element stand before a place in it. */
function textBefore(element: Element, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}
