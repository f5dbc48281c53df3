const WORD = /[\p{L}\p{M}]+/gu;
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /[a-z]+/gi;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
const JSON_ESCAPE = /\\(?:u([\da-f]{4})|[nrt])/gi;

/** Lists the words of a text. Everything else separates words: spaces, commas, numbers, hidden characters. */
export function splitWords(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : WORD) ?? [];
}

/** Lists other ways to read a text: without hidden characters inside words, and with the escapes of JSON resolved. */
export function listReadings(text: string): string[] {
  const readings = [text];
  const visible = text.replace(HIDDEN, '');
  if (visible !== text) readings.push(visible);
  if (text.includes('\\')) {
    readings.push(
      text.replace(JSON_ESCAPE, (_, digits?: string) =>
        digits === undefined ? ' ' : String.fromCharCode(Number.parseInt(digits, 16)),
      ),
    );
  }
  return readings;
}
