/** Adds items to an array one by one, because a call with many arguments overflows the stack. */
export function addAll<T>(items: T[], added: readonly T[]): void {
  for (const item of added) items.push(item);
}
