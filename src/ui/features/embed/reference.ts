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
        'The address that a link to the full report starts with; the name is put behind it, percent-encoded. Without it there is no link.',
      ],
      ['max-length', 'Most characters that are drawn: 40 unless you say otherwise, at least 24.'],
    ],
  },
  {
    title: 'Event and property',
    rows: [
      ['verdict', 'An event that bubbles; its detail is what displayName answers.'],
      ['displayed', 'The detail of the last event; null while a name is being inspected.'],
    ],
  },
  {
    title: 'Parts',
    rows: [
      ['name', 'The name.'],
      ['mark', 'The button behind it, with a shape and, unless all is well, words.'],
      ['reason', 'What opens on focus, hover and tap.'],
      ['headline', 'In it: what was found.'],
      ['evidence', 'In it: what that rests on.'],
      ['whole', 'In it: the whole name, where it was shortened.'],
      ['link', 'In it: the way to the full report.'],
      ['again', 'In it: a button that asks again, where no verdict was to be had.'],
    ],
  },
  {
    title: 'Custom properties',
    rows: [
      ['--ens-name-pass-color', 'The mark of a name in which nothing was found.'],
      ['--ens-name-warn-color', 'Of one that is worth checking.'],
      ['--ens-name-alert-color', 'Of one that is not to be relied on.'],
      ['--ens-name-surface-color', 'What the reason stands on.'],
      ['--ens-name-text-color', 'Its text.'],
      ['--ens-name-border-color', 'Its edge.'],
    ],
  },
];
