import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 AA, best practices, and the experimental rules of axe. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

interface Contrast {
  messageKey?: string;
  contrastRatio?: number;
  expectedContrastRatio?: string;
}

/** Whether a contrast that axe could not judge is good enough. Symbols never stand alone here. */
function isSettled(contrast: Contrast, html: string, target: string): boolean {
  const { messageKey, contrastRatio, expectedContrastRatio } = contrast;
  if (messageKey === 'nonBmp') return true;
  // Axe sees the two hairlines under a large glyph as a gradient.
  if (messageKey === 'bgGradient') return html.includes('_plate_');
  // The hint of the drawing pad is SVG text, so axe cannot determine its background.
  if (messageKey === 'imgNode') return html.startsWith('<text');
  // The last line of a long name can be short, but axe checks the whole box of the name.
  if (messageKey === 'elmPartiallyObscuring') return html.startsWith('<bdi');
  // A line break in a span of code has empty boxes at the ends of lines, which axe checks too.
  if (messageKey === 'bgOverlap' && html.startsWith('<span>\n')) return true;
  // Previews in other apps cut off long names. Small screens cut off the navigation row, which scrolls. Axe also checks
  // the hidden part.
  if (messageKey === 'bgOverlap' || messageKey === 'elmPartiallyObscured')
    return /\[data-(?:scheme|place)=/u.test(target) || html.includes('data-place=');
  if (messageKey !== 'shortTextContent') return false;
  // Single characters need the contrast of text. Only the large glyph has no ratio.
  return !contrastRatio || contrastRatio >= Number.parseFloat(expectedContrastRatio ?? '4.5');
}

/** Rules whose result depends on the theme or the width. */
const OF_LOOKS = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** Checks whether this is the first line of a long name. The line is a link, and the link's label is the whole name. */
function isFirstLine(id: string, target: string): boolean {
  return (
    id === 'label-content-name-mismatch' && /:nth-child\(1\) > .*data-row="wanted"/u.test(target)
  );
}

function describe({ id, nodes }: Finding): string[] {
  return nodes
    .filter(
      ({ any, html, target }) =>
        !isSettled((any[0]?.data ?? {}) as Contrast, html, target.join(' ')) &&
        !isFirstLine(id, target.join(' ')),
    )
    .map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id}: ${target.join(' ')}: ${check?.message ?? ''}`;
    });
}

interface Violations {
  /** Rules that the page breaks. */
  violations: string[];
  /** Contrasts that axe could not judge, for example because elements overlap. */
  unjudged: string[];
}

/** Checks the page in its current state. */
export async function findViolations(
  page: Page,
  part: 'all' | 'looks' = 'all',
): Promise<Violations> {
  // Uses the legacy mode, because axe otherwise opens a second page to gather the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Disables the rule hidden-content, because other states show the hidden content.
  if (part === 'all') axe.withTags(TAGS).disableRules('hidden-content');
  else axe.withRules(OF_LOOKS);
  const { violations, incomplete } = await axe.analyze();
  const contrasts = incomplete.filter(({ id }) => id === 'color-contrast');
  return { violations: violations.flatMap(describe), unjudged: contrasts.flatMap(describe) };
}
