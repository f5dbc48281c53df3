import { Comparison } from './comparison.tsx';
import type { PlacedEvidence } from './placed-evidence.ts';

interface ComparisonsProps {
  evidence: PlacedEvidence;
  /** Another name that this one looks like. */
  looksLike: string | null;
  lit: ReadonlySet<number>;
}

/** The name beside each other name that it can be taken for, once each; what it imitates is with the findings. */
export function Comparisons({ evidence, looksLike, lit }: ComparisonsProps) {
  const { report, imitated, perceived, canonical } = evidence;
  const imitates = imitated && report.imitates?.name;
  const others = [
    {
      id: 'perceived',
      title: 'Looks like another name',
      explanation:
        'At a glance this name can pass for the one below. They are different names and can have different owners.',
      other: looksLike,
      pieces: perceived,
    },
    {
      id: 'canonical',
      title: 'Compared with its canonical form',
      explanation: 'Every character replaced by its canonical form, as far as ENS accepts it.',
      other: report.canonical_name,
      pieces: canonical,
    },
  ];
  return others.map(({ id, title, explanation, other, pieces }, index) => {
    const isRepeated = others.slice(0, index).some((before) => before.other === other);
    if (!other || !pieces || isRepeated || other === imitates) return null;
    return (
      <Comparison key={id} name={report.name} {...{ id, title, explanation, other, pieces, lit }} />
    );
  });
}
