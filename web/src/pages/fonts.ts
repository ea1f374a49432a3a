/** The fonts of this page, for a page of its own that is shown in a frame. */

/** Every `@font-face` that this page has, as CSS. */
export function fontFaces(sheets: Iterable<CSSStyleSheet> = document.styleSheets): string {
  return [...sheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => text.startsWith("@font-face"))
    .join("\n");
}
