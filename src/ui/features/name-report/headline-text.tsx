import { Fragment } from 'react';
import { NameText } from '../../components/name-text.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import type { Headline } from '../../lib/headline.ts';

/** A headline, with the names in it set off. */
export function HeadlineText({ headline }: { headline: Headline }) {
  return headline.parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a headline never move
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <VisibleText text={part} isSentence />
      ) : (
        <b>
          <NameText name={part.name} />
        </b>
      )}
    </Fragment>
  ));
}
