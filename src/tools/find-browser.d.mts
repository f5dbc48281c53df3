/** The parts of the operating system that these functions use. Tests replace them. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  hasApt(): boolean;
  findProgram(commands: readonly string[], files: readonly string[]): string | undefined;
  canStart(path: string): boolean;
  findDownload(): Promise<string | undefined>;
  download(): boolean;
  installWithApt(name: string): boolean;
}

export class NoBrowserError extends Error {}
export function findBrowser(machine?: Machine): Promise<string>;
export function findHeadlessShell(machine?: Machine): string | undefined;
export function findFirefox(machine?: Machine): string | undefined;
export function getBrowserVersion(path: string): string;
