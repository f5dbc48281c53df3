/** The call, made once for all that ask for it within so many milliseconds, when they are over. */
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
