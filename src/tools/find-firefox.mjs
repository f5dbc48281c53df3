import { getBrowserVersion } from './find-browser.mjs';
import { findProgram, installPackage } from './find-program.mjs';

/** Where a Firefox is expected to be, by the names that systems give it. */
const COMMANDS = ['firefox-esr', 'firefox'];
const APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** A distribution may have a command in its place that only says how to install one. */
function checkFirefox(path) {
  try {
    return path && getBrowserVersion(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const findOnThisMachine = () => checkFirefox(findProgram(COMMANDS, APPLICATIONS));

/**
 * Path of a Firefox to test with: one already on the machine (or named by FIREFOX_PATH), else the
 * distribution's package. Undefined when none can be had.
 */
export function findFirefox() {
  const present = process.env.FIREFOX_PATH ?? findOnThisMachine();
  if (present) return present;
  return installPackage('firefox-esr') ? findOnThisMachine() : undefined;
}
