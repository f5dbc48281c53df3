import { escapeCodePoints, formatCodePoints } from '../../primitives/format-code-points.ts';
import { formatUtf8, percentEncode } from '../lib/format-first-code-points.ts';
import { CopyButton } from './copy-button.tsx';

interface CopyNotationsProps {
  text: string;
  /** Description of what the first button copies, such as `the character`. */
  what: string;
  /** Namehash of the text, or null. */
  namehash?: string | null;
}

/** Buttons that copy a text, its code points, escapes, bytes and percent-encoding, and its namehash. */
export function CopyNotations({ text, what, namehash = null }: CopyNotationsProps) {
  const notations = [
    { what, word: 'Text', notation: text },
    { what: 'the code points', word: 'U+…', notation: formatCodePoints(text) },
    { what: 'the escapes', word: '\\u{…}', notation: escapeCodePoints(text) },
    { what: 'the UTF-8 bytes', word: 'UTF-8 hex', notation: formatUtf8(text) },
    { what: 'the percent-encoded text', word: 'Percent-encoded', notation: percentEncode(text) },
    { what: 'the namehash', word: 'Namehash', notation: namehash },
  ];
  return (
    <div className="flow gap-2" data-screen-only>
      {notations.map(({ notation, ...button }) =>
        notation === null ? null : (
          <CopyButton key={button.word} text={notation} what={button.what}>
            {button.word}
          </CopyButton>
        ),
      )}
    </div>
  );
}
