import { Comparison } from './comparison.tsx';
import type { PlacedEvidence } from './placed-evidence.ts';

interface ComparisonsProps {
  evidence: PlacedEvidence;
  /** Another name that the inspected name looks like. */
  looksLike: string | null;
  lit: ReadonlySet<number>;
}

/** Compares the name with the other names that it looks like. Imitated names are shown with the findings. */
export function Comparisons({ evidence, looksLike, lit }: ComparisonsProps) {
  const { report, imitated, perceived, canonical } = evidence;
  const imitates = imitated && report.imitates?.name;
  const others = [
    {
      id: 'perceived',
      title: 'Looks like another name',
      explanation:
        'This name is easily mistaken for the name below it. They are different names and can have different owners.',
      other: looksLike,
      pieces: perceived,
    },
    {
      id: 'canonical',
      title: 'Compared with the canonical form',
      explanation:
        'In the canonical form, every look-alike is replaced by the character it looks like.',
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
