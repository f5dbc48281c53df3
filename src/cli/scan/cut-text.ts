/** Maximum length of a reported text. */
const MAX_TEXT = 300;

/** Cuts a text that is reported. */
export function cutText(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).toWellFormed()}…` : text;
}
