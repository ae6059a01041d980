/** By how much the page is enlarged in a large window: boxes are measured in the window's pixels, moves in the page's. */
export const zoomNow = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
