import { ExampleCards } from '../../components/example-cards.tsx';

/** Example pairs of different kinds. */
const PAIRS = [
  { names: ['rnetamask.eth', 'metamask.eth'], why: 'Two letters that look like one' },
  { names: ['vitaIik.eth', 'vitalik.eth'], why: 'A capital I instead of a small l' },
  {
    names: ['\u0430\u0440\u0440\u04cf\u0435.eth', 'apple.eth'],
    why: 'Letters from another script',
  },
  { names: ['ni\u200dck.eth', 'nick.eth'], why: 'A hidden character' },
  { names: ['VITALIK.eth', 'vitalik.eth'], why: 'Two spellings of one name' },
  { names: ['nick.eth', 'brantly.eth'], why: 'Nothing in common' },
] as const satisfies { names: readonly [string, string]; why: string }[];

/** Examples below the fields while both are empty. */
export function ComparePairs() {
  return (
    <ExampleCards
      title="Pairs to try"
      examples={PAIRS.map(({ names, why }) => ({ to: { screen: 'compare', names }, names, why }))}
    />
  );
}
