/** Returns a function that schedules `call` after a delay. Further calls are ignored until it has run. */
export function throttle(call: () => void, milliseconds: number): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      call();
    }, milliseconds);
  };
}
