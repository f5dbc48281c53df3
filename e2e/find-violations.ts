import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 AA, good practice, and those that axe leaves out as long as they are new to it. */
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

/**
 * Axe leaves symbols and single characters to us: it cannot tell whether they are text. Symbols
 * alone never say anything here; single characters must have the contrast of text.
 */
function isSettled(contrast: Contrast, html: string, target: string): boolean {
  const { messageKey, contrastRatio, expectedContrastRatio } = contrast;
  if (messageKey === 'nonBmp') return true;
  // The plate under a large glyph is ruled with two hairlines, which are a gradient to axe.
  if (messageKey === 'bgGradient') return html.includes('_plate_');
  // A long name fills its last line in part, and the box that axe looks at whole.
  if (messageKey === 'elmPartiallyObscuring') return html.startsWith('<bdi');
  // A name as others show it is cut at its cell, and axe looks at what is beyond it too.
  if (messageKey === 'bgOverlap' || messageKey === 'elmPartiallyObscured')
    return target.includes('[data-scheme=');
  if (messageKey !== 'shortTextContent') return false;
  // No figure: the one large glyph on its ruled plate, in the ink and on the surface of its page.
  return !contrastRatio || contrastRatio >= Number.parseFloat(expectedContrastRatio ?? '4.5');
}

/** What width and theme can change; the rest is the same page. */
const OF_LOOKS = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function describe({ id, nodes }: Finding): string[] {
  return nodes
    .filter(
      ({ any, html, target }) =>
        !isSettled((any[0]?.data ?? {}) as Contrast, html, target.join(' ')),
    )
    .map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id}: ${target.join(' ')}: ${check?.message ?? ''}`;
    });
}

interface Violations {
  /** What axe objects to. */
  violations: string[];
  /** Contrasts that it could not judge: what one piece of the page covers of another is among them. */
  unjudged: string[];
}

/** Looks at the page as it is. */
export async function findViolations(
  page: Page,
  part: 'all' | 'looks' = 'all',
): Promise<Violations> {
  const axe = new AxeBuilder({ page });
  // Hidden content is shown in states of its own: axe only asks for that.
  if (part === 'all') axe.withTags(TAGS).disableRules('hidden-content');
  else axe.withRules(OF_LOOKS);
  const { violations, incomplete } = await axe.analyze();
  const contrasts = incomplete.filter(({ id }) => id === 'color-contrast');
  return { violations: violations.flatMap(describe), unjudged: contrasts.flatMap(describe) };
}
