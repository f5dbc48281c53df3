/** What is promised, or undefined when it is rejected or takes longer than so many milliseconds from now. */
export function takeInTime<T>(promised: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
  return Promise.race([promised.catch(() => undefined), late]);
}
