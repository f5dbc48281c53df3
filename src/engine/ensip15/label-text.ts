// Decides which form of a label is compared with other labels: https://docs.ens.domains/ensip/15

/** Returns the normalized form of a label, or the unchanged label if ENSIP-15 rejects it. */
export function getLabelText({
  label,
  normalized,
}: {
  readonly label: string;
  readonly normalized: string | null;
}): string {
  return normalized ?? label;
}
