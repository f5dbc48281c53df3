import type { ReactNode } from 'react';
import type { NamePair } from '../../../client/name-pair-query.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { isDifferent, type Piece } from '../../lib/group-pieces.ts';
import { findLook } from './conclusion.ts';
import { type DrawingState, describeDrawing } from './describe-drawing.ts';
import { getEnsForm } from './ens-form.ts';
import styles from './pair-facts.module.css';

interface PairFactsProps {
  pair: NamePair;
  pieces: readonly Piece[] | null;
  drawing: DrawingState;
}

const LOOK_WORDS = {
  identical: 'Look identical, by Unicode’s list of confusable characters',
  alike: 'Look alike: at a glance one can pass for the other',
  different: 'Not taken for each other by Unicode’s list of confusable characters',
} as const;

const TOO_LONG = 'Too long to judge';

/** Everything that two names were compared by, one line each. */
export function PairFacts({ pair, pieces, drawing }: PairFactsProps) {
  const { first, second, comparison } = pair;
  const [form, otherForm] = [getEnsForm(first), getEnsForm(second)];
  const isOneName = form !== null && form === otherForm;
  const look = findLook({ comparison, isIdenticalHere: null });
  const areNormalized = form === first.report.name && otherForm === second.report.name;
  const facts: { word: string; found: ReactNode }[] = [
    { word: 'Text', found: describeText(pieces) },
    // What ENS makes one name of was compared in its normalized form.
    ...(isOneName ? [] : [{ word: 'Look', found: pieces ? LOOK_WORDS[look] : TOO_LONG }]),
    ...(pieces === null ? [] : [{ word: 'On this device', found: describeDrawing(drawing) }]),
    { word: 'Imitation', found: pieces ? <Imitations pair={pair} /> : TOO_LONG },
    { word: 'Normalized', found: describeNormalized(form, otherForm, pair) },
    {
      word: 'Namehash',
      found: comparison.hasEqualNamehashes
        ? 'The same: one name to ENS'
        : areNormalized
          ? 'Different: two names to ENS'
          : 'Different, as they are typed',
    },
  ];
  return (
    <section className={styles.facts} aria-labelledby="pair-facts">
      <h2 id="pair-facts">What was compared</h2>
      <dl>
        {facts.map(({ word, found }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{found}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function describeText(pieces: readonly Piece[] | null): string {
  if (pieces === null) return 'Different';
  const count = pieces.filter(isDifferent).length;
  return `Different in ${formatCount(count, 'place', 'places')}`;
}

/** Which of the two is as ENS writes it. */
function describeNormalized(
  form: string | null,
  otherForm: string | null,
  { first, second }: NamePair,
): string {
  if ([first, second].some(({ report }) => report.normalization === 'unknown'))
    return 'Not known of both: a label is known only by its hash';
  const isFirst = form === first.report.name;
  const isSecond = otherForm === second.report.name;
  if (isFirst && isSecond) return 'Both are valid ENS spellings';
  const which = isFirst ? 'Only the first' : isSecond ? 'Only the second' : 'Neither';
  const same = form !== null && form === otherForm ? '; ENS makes one name of both' : '';
  return `${which} is a valid ENS spelling${same}`;
}

function Imitations({ pair: { comparison } }: { pair: NamePair }) {
  const [forth, back] = comparison.imitations;
  if (!forth && !back) return 'Neither imitates the other';
  return [
    { words: 'The first could pass for the second', imitation: forth },
    { words: 'The second could pass for the first', imitation: back },
  ].map(
    ({ words, imitation }) =>
      imitation && (
        <p key={words}>
          {words}: <CheckMessage text={imitation.evidence} />
        </p>
      ),
  );
}
