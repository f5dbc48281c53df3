/** Fragments of the addresses of all screens, without a name or a character. */
export const SCREENS = [
  '',
  'compare',
  'lists',
  'protect',
  'characters',
  'imitations',
  'developers',
  'developers/element',
  'developers/command-line',
  'developers/package',
  'developers/assistants',
  'about',
];
