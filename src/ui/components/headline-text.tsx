import { Fragment } from 'react';
import type { Headline } from '../../words/names/headline.ts';
import { NameText } from './name-text.tsx';
import { VisibleText } from './visible-text.tsx';

/** Shows a headline with its names highlighted. */
export function HeadlineText({ headline }: { headline: Pick<Headline, 'parts'> }) {
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
