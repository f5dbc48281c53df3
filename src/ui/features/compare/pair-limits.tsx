/** Says what was not compared. */
export function PairLimits() {
  return <p>Only the spelling was compared, not the owners or the addresses.</p>;
}
