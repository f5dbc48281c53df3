const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Formats a size in decimal units: `1.2 MB`, `12 MB`, `123 MB`. Only values below 10 have a decimal.
 *
 * @example formatBytes(1_234_567) // '1.2 MB'
 */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const index = Math.min(power, UNITS.length - 1);
  const value = bytes / 1000 ** index;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[index] as string,
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && index > 0 ? 1 : 0,
  }).format(value);
}
