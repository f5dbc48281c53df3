import type { HeadlinePart } from '../../../words/names/headline.ts';
import type { Tone } from '../../../words/names/rating-words.ts';
import { HeadlineText } from '../name-text.tsx';
import { ToneMark } from '../tone-mark.tsx';

interface OnChainTextProps {
  line: { readonly tone: Tone; readonly parts: readonly HeadlinePart[] };
}

/** Shows one line about facts from the chain, with the mark of its tone. */
export function OnChainText({ line }: OnChainTextProps) {
  return (
    <p className="beside level gap-2" data-tone={line.tone}>
      <ToneMark tone={line.tone} size="1.125rem" />
      <span className="shrink anywhere">
        <HeadlineText headline={line} />
      </span>
    </p>
  );
}
