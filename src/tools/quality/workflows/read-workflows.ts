import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

export interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  'working-directory'?: string;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

export interface Workflow {
  file: string;
  text: string;
  permissions?: Record<string, string>;
  defaults?: { run: { shell: string } };
  jobs: Record<string, Job>;
}

/** Reads all GitHub workflows. */
export function readWorkflows(): Workflow[] {
  return readdirSync(FOLDER).map((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    return { ...parse(text), file, text };
  });
}

/** Lists the steps of every job. */
export function listSteps({ jobs }: Workflow): Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}
