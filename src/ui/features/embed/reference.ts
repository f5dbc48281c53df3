/** What there is to set, hear and style, with a few words on each. */
export interface ReferenceTable {
  title: string;
  rows: readonly (readonly [term: string, meaning: string])[];
}

export const REFERENCE: readonly ReferenceTable[] = [
  {
    title: 'Attributes',
    rows: [
      ['name', 'The name as it came, untouched.'],
      [
        'report-base',
        'Address that the name, percent-encoded, is put behind: there the mark leads to the full report. Without it there is no link.',
      ],
      ['max-length', 'Most characters that are drawn: 40 unless you say otherwise, at least 24.'],
    ],
  },
  {
    title: 'Events and properties',
    rows: [
      ['verdict', 'An event whose detail is what displayName answers. It bubbles.'],
      ['displayed', 'The detail of the last event; null while a name is being inspected.'],
    ],
  },
];
