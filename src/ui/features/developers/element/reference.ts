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
        'Start of the URL of the full report. The element appends the percent-encoded name. Without this attribute, there is no link.',
      ],
      ['max-length', 'Maximum number of characters to show. The default is 40, the minimum is 24.'],
    ],
  },
  {
    title: 'Event and property',
    rows: [
      [
        'verdict',
        'Event that bubbles and fires when the verdict arrives. Its detail is the result of displayName.',
      ],
      ['displayed', 'Detail of the last event. Null while a name is being inspected.'],
    ],
  },
  {
    title: 'Parts',
    rows: [
      ['name', 'The name.'],
      [
        'mark',
        'Button after the name, with an icon. If the name does not pass, the button also shows a word.',
      ],
      ['reason', 'Panel that opens on focus, hover and tap.'],
      ['headline', 'Headline of the verdict, in the panel.'],
      ['evidence', 'Evidence for the headline, in the panel.'],
      ['whole', 'Full name, in the panel, if the name was shortened.'],
      ['link', 'Link to the full report, in the panel.'],
      ['again', '“Try again” button in the panel, if the inspection failed.'],
    ],
  },
  {
    title: 'Custom properties',
    rows: [
      ['--ens-name-pass-color', 'Colour of the icon for a name that passes.'],
      ['--ens-name-warn-color', 'Colour of the icon for a name with a warning.'],
      ['--ens-name-alert-color', 'Colour of the icon for a name with an alert.'],
      ['--ens-name-surface-color', 'Background colour of the panel.'],
      ['--ens-name-text-color', 'Text colour of the panel.'],
      ['--ens-name-border-color', 'Border colour of the panel.'],
    ],
  },
];
