/** Calls at once, and then again and again as long as the page is visible. Returns a function that stops it. */
export function whileVisible(seconds: number, call: () => void): () => void {
  const again = () => {
    if (document.visibilityState === 'visible') call();
  };
  const timer = setInterval(again, seconds * 1000);
  document.addEventListener('visibilitychange', again);
  call();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
