import type { ReactNode } from 'react';
import { compareEnsForms, getEnsForm } from '../../../comparison/ens-form.ts';
import { listImitations } from '../../../comparison/find-imitation.ts';
import { findLook } from '../../../comparison/find-look.ts';
import { isDifferent, type Piece } from '../../../comparison/group-pieces.ts';
import type { NamePair } from '../../../comparison/name-pair.ts';
import type { NameDrawing } from '../../../contract/similarity-service.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { CheckMessage } from '../../components/visible-text.tsx';

interface PairFactsProps {
  pair: NamePair;
  pieces: readonly Piece[] | null;
  drawing: DrawingState;
}

const LOOK_WORDS = {
  identical: 'Unicode lists all letters that differ as confusable',
  but_for_capitals:
    'Unicode lists all letters that differ as confusable, apart from capital letters',
  near_identical: 'Unicode lists all letters that differ as confusable',
  alike: 'The letters that differ are easily mistaken for each other',
  different: 'Unicode doesn’t list the letters that differ as confusable',
} as const;

const TOO_LONG = 'Too long to judge';

/** Lists all facts of a comparison. */
export function PairFacts({ pair, pieces, drawing }: PairFactsProps) {
  const { first, second, comparison } = pair;
  const [form, otherForm] = [getEnsForm(first), getEnsForm(second)];
  const isOneName = form !== null && form === otherForm;
  const look = pieces && findLook({ comparison, pieces, isIdenticalHere: null });
  const areNormalized = form === first.report.name && otherForm === second.report.name;
  const facts: { word: string; found: ReactNode }[] = [
    { word: 'Text', found: describeText(pieces) },
    // Does not compare letters if both names have the same normalized form, because that form has no differences.
    ...(isOneName ? [] : [{ word: 'Letters', found: look ? LOOK_WORDS[look] : TOO_LONG }]),
    ...(pieces === null ? [] : [{ word: 'On this device', found: describeDrawing(drawing) }]),
    { word: 'Imitation', found: pieces ? <Imitations pair={pair} /> : TOO_LONG },
    { word: 'Normalized', found: compareEnsForms(first, second) },
    {
      word: 'Namehash',
      found: comparison.hasEqualNamehashes
        ? 'Equal: both are the same name in ENS'
        : areNormalized
          ? 'Different: they are two names in ENS'
          : 'Different in the spelling that you entered',
    },
  ];
  return (
    <section className="stack gap-3" aria-labelledby="pair-facts">
      <h2 id="pair-facts">What was compared</h2>
      <dl className="panel pairs lined">
        {facts.map(({ word, found }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd className="anywhere">{found}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function describeText(pieces: readonly Piece[] | null): string {
  if (pieces === null) return 'Different';
  const count = pieces.filter(isDifferent).length;
  return `Different in ${formatCount(count, 'place')}`;
}

function Imitations({ pair }: { pair: NamePair }) {
  const found = listImitations(pair);
  if (found.length === 0) return 'Neither name imitates the other';
  return found.map(({ imitator, evidence }) => (
    <p key={imitator}>
      {imitator === 0
        ? 'The first name could pass for the second'
        : 'The second name could pass for the first'}
      {evidence !== '' && (
        <>
          : <CheckMessage text={evidence} />
        </>
      )}
    </p>
  ));
}

/** Similarity of two names as this device draws them. Null during the comparison, or if the names cannot be compared. */
export interface DrawingState {
  state: 'comparing' | 'done' | 'unavailable';
  found: NameDrawing | null;
}

/** Rounds down, so that only identical drawings are 100 % alike. */
export function formatShare(share: number): string {
  return share >= 1 ? 'identical' : `${Math.floor(share * 100)} %`;
}

/** Describes how alike two names look on this device. */
export function describeDrawing({ state, found }: DrawingState): string {
  if (state === 'comparing') return 'Comparing…';
  if (found === null) return 'Your browser does not let this page compare drawings';
  if (found.similarity === null) return 'This device has no glyph for a character that differs';
  if (found.isIdentical) return 'The whole names look identical in this device’s fonts';
  // The names can be spaced differently even if all their pieces are identical.
  const share = Math.min(99, Math.floor(found.similarity * 100));
  return `The whole names look ${share}\u00a0% alike in this device’s fonts`;
}
