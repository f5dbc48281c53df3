import { visibleRuns } from '../lib/hidden-characters.ts';
import { Glyph } from './glyph.tsx';

/** A sentence that may quote text of a user: isolated, and with what it hides made visible. */
export function CheckMessage({ text }: { text: string }) {
  return (
    <bdi>
      {visibleRuns(text).map((run, index) =>
        run.label === null || run.text === ' ' ? (
          run.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of a sentence never move
          <Glyph key={index} text={run.text} />
        ),
      )}
    </bdi>
  );
}
