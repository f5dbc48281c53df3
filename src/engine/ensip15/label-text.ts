// The text that a label is compared by: https://docs.ens.domains/ensip/15

/** The ENSIP-15 form of a label; the label as it is typed where that has none. */
export function getLabelText({
  label,
  normalized,
}: {
  readonly label: string;
  readonly normalized: string | null;
}): string {
  return normalized ?? label;
}
