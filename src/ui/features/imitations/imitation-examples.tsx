import { ExampleCards } from '../../components/example-cards.tsx';

/** Names to try. Each one is varied in a different way. */
const EXAMPLES = [
  { name: 'vitalik.eth', why: 'Look-alike letters, typos, added words' },
  { name: '10001.eth', why: 'Digits, and the letters that look like them' },
  { name: '\u0430\u0432\u0442\u043e\u0440.eth', why: 'Letters of another script' },
  { name: '\u{1f984}\u{1f451}.eth', why: 'Emoji' },
  { name: 'pay.vitalik.eth', why: 'A subname: only the part that others can register varies' },
] as const;

/** Examples shown while the name field is empty. */
export function ImitationExamples() {
  return (
    <ExampleCards
      title="Names to try"
      examples={EXAMPLES.map(({ name, why }) => ({
        to: { screen: 'imitations', name },
        names: [name],
        why,
      }))}
    />
  );
}
