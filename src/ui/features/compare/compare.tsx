import { navigate } from '../../lib/navigation.ts';

interface CompareProps {
  names: readonly [string, string];
}

/** Two names, one above the other. */
export function Compare({ names }: CompareProps) {
  const change = (at: number, name: string) =>
    navigate(
      { screen: 'compare', names: [at === 0 ? name : names[0], at === 1 ? name : names[1]] },
      { typing: true },
    );
  return (
    <div>
      <h1 tabIndex={-1}>Compare two names</h1>
      {(['First name', 'Second name'] as const).map((word, at) => (
        <label key={word}>
          {word}
          <input dir="ltr" value={names[at]} onChange={({ target }) => change(at, target.value)} />
        </label>
      ))}
    </div>
  );
}
