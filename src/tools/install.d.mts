export const projectRoot: string;
export const NEEDS_SHELL: boolean;
export function installDependencies(): void;
