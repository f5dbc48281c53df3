// Lists the reviewed pairs of plain characters that look alike.

/** Plain characters that look alike. */
interface PlainPair {
  pair: readonly [string, string];
  reason: string;
}

/** Reviewed pairs. Each character lists the other one, but neither is flagged as confusable. */
export const PLAIN_PAIRS: readonly PlainPair[] = [
  { pair: ['0', 'o'], reason: 'the same ring' },
  { pair: ['1', 'l'], reason: 'the same stem' },
  { pair: ['1', 'i'], reason: 'a stem with a flag or a dot' },
  { pair: ['i', 'l'], reason: 'a stem with or without a dot' },
  { pair: ['i', 'j'], reason: 'a stem with a dot' },
  { pair: ['1', '7'], reason: 'a stem with a flag or a bar' },
  { pair: ['2', 'z'], reason: 'the same three strokes' },
  { pair: ['3', 'e'], reason: 'a mirrored capital E' },
  { pair: ['4', 'a'], reason: 'similar to a capital A' },
  { pair: ['5', 's'], reason: 'the same curves' },
  { pair: ['6', 'b'], reason: 'a stem and a bowl' },
  { pair: ['6', 'g'], reason: 'similar to a capital G' },
  { pair: ['7', 't'], reason: 'a bar and a stem' },
  { pair: ['8', 'b'], reason: 'a capital B without a stem' },
  { pair: ['9', 'g'], reason: 'a bowl and a tail' },
  { pair: ['9', 'q'], reason: 'a bowl and a tail' },
  { pair: ['g', 'q'], reason: 'a bowl and a tail' },
  { pair: ['b', 'd'], reason: 'mirror images' },
  { pair: ['b', 'h'], reason: 'a tall stem and a bow' },
  { pair: ['c', 'e'], reason: 'a bow with or without a bar' },
  { pair: ['f', 't'], reason: 'a stem with a crossbar' },
  { pair: ['h', 'n'], reason: 'an arch with a tall or short stem' },
  { pair: ['m', 'n'], reason: 'one or two arches' },
  { pair: ['p', 'q'], reason: 'mirror images' },
  { pair: ['u', 'v'], reason: 'two strokes joined at the bottom' },
  { pair: ['v', 'y'], reason: 'two arms that meet' },
];
