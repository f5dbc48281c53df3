// Lists the reviewed pairs of plain characters that look alike.

/** Plain characters that pass for each other. */
interface PlainPair {
  pair: readonly [string, string];
  reason: string;
}

/** Reviewed, both ways. Shown in the lists of plain characters alone: these are never flagged. */
export const PLAIN_PAIRS: readonly PlainPair[] = [
  { pair: ['0', 'o'], reason: 'the same ring' },
  { pair: ['1', 'l'], reason: 'the same stem' },
  { pair: ['1', 'i'], reason: 'a stem, with a flag or a dot' },
  { pair: ['i', 'l'], reason: 'a stem, with or without a dot' },
  { pair: ['i', 'j'], reason: 'a stem with a dot' },
  { pair: ['1', '7'], reason: 'a stem with a flag or a bar' },
  { pair: ['2', 'z'], reason: 'the same three strokes, round or not' },
  { pair: ['3', 'e'], reason: 'a capital E mirrored' },
  { pair: ['4', 'a'], reason: 'a capital A with one open leg' },
  { pair: ['5', 's'], reason: 'the same turns, the upper one with a corner' },
  { pair: ['6', 'b'], reason: 'a stem and a bowl' },
  { pair: ['6', 'g'], reason: 'a capital G nearly closed' },
  { pair: ['7', 't'], reason: 'a bar on a stem' },
  { pair: ['8', 'b'], reason: 'a capital B without its stem' },
  { pair: ['9', 'g'], reason: 'a bowl and a tail' },
  { pair: ['9', 'q'], reason: 'a bowl and a tail' },
  { pair: ['g', 'q'], reason: 'a bowl and a tail' },
  { pair: ['b', 'd'], reason: 'one mirrors the other' },
  { pair: ['b', 'h'], reason: 'a stem and a bow, closed or open' },
  { pair: ['c', 'e'], reason: 'a bow, with a bar or without' },
  { pair: ['f', 't'], reason: 'a stem with a bar across' },
  { pair: ['h', 'n'], reason: 'an arch, its stem long or short' },
  { pair: ['m', 'n'], reason: 'arches, one or two' },
  { pair: ['p', 'q'], reason: 'one mirrors the other' },
  { pair: ['u', 'v'], reason: 'two stems that meet below' },
  { pair: ['v', 'y'], reason: 'two arms that meet' },
];
