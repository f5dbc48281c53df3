/** Reference table of attributes, events, parts or custom properties. */
export interface ReferenceTable {
  title: string;
  rows: readonly (readonly [term: string, meaning: string])[];
}

export const REFERENCE: readonly ReferenceTable[] = [
  {
    title: 'Attributes',
    rows: [
      ['name', 'The name, unchanged.'],
      [
        'report-base',
        'Start of the address of the full report. The percent-encoded name is appended. Without it, there is no link.',
      ],
      ['max-length', 'Maximum number of characters drawn. The default is 40, the minimum 24.'],
    ],
  },
  {
    title: 'Event and property',
    rows: [
      [
        'verdict',
        'Event that fires when the verdict arrives, and bubbles. Its detail is the result of displayName.',
      ],
      ['displayed', 'Detail of the last event. Null while a name is inspected.'],
    ],
  },
  {
    title: 'Parts',
    rows: [
      ['name', 'The name.'],
      ['mark', 'Button after the name, with an icon. Unless the name passes, it also has a word.'],
      ['reason', 'Panel that opens on focus, hover and tap.'],
      ['headline', 'Headline of the verdict, in the panel.'],
      ['evidence', 'Evidence for the headline, in the panel.'],
      ['whole', 'Full name in the panel, if it was shortened.'],
      ['link', 'Link to the full report, in the panel.'],
      ['again', '“Try again” button in the panel, if the inspection failed.'],
    ],
  },
  {
    title: 'Custom properties',
    rows: [
      ['--ens-name-pass-color', 'Icon of a name that passes.'],
      ['--ens-name-warn-color', 'Icon of a name with a warning.'],
      ['--ens-name-alert-color', 'Icon of a name with an alert.'],
      ['--ens-name-surface-color', 'Background of the panel.'],
      ['--ens-name-text-color', 'Text of the panel.'],
      ['--ens-name-border-color', 'Border of the panel.'],
    ],
  },
];
