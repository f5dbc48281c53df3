import type { CodeSample } from './code-sample.ts';
import { SampleCode } from './sample-code.tsx';
import { Tabs } from './tabs.tsx';

/** Shows the same example in several languages or frameworks, each in its own tab. */
export function CodeTabs({ label, samples }: { label: string; samples: readonly CodeSample[] }) {
  const tabs = samples.map((sample) => ({
    word: sample.what,
    content: <SampleCode {...sample} />,
  }));
  return <Tabs label={label} tabs={tabs} />;
}
