// Counts how often two implementations agree, field by field, and why they do not.

interface Tally {
  agreed: number;
  compared: number;
}

export class Agreement {
  readonly #tallies = new Map<string, Tally>();
  readonly #reasons = new Map<string, number>();
  /** Disagreements that no rule explains. */
  readonly unassigned: string[] = [];

  /**
   * @param explain the rule behind a disagreement, undefined when there is none; asked only when there is one
   */
  compare(
    field: string,
    theirs: unknown,
    ours: unknown,
    subject: string,
    explain: () => string | undefined,
  ): void {
    const agrees = theirs === ours;
    this.count(field, agrees ? 1 : 0, 1);
    if (agrees) return;
    const reason = explain();
    if (reason === undefined) {
      this.unassigned.push(`${field} of ${JSON.stringify(subject)}: ${theirs} and ${ours}`);
    } else {
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    }
  }

  count(field: string, agreed: number, compared: number): void {
    const tally = this.#tallies.get(field) ?? { agreed: 0, compared: 0 };
    this.#tallies.set(field, {
      agreed: tally.agreed + agreed,
      compared: tally.compared + compared,
    });
  }

  listFields(): string[] {
    return [...this.#tallies.keys()];
  }

  /** Percentage; NaN when nothing was compared. */
  getPercent(field: string): number {
    const { agreed, compared } = this.#tallies.get(field) ?? { agreed: 0, compared: 0 };
    return (100 * agreed) / compared;
  }

  /** The table to print: agreement per field, then disagreements per rule. */
  formatTable(): string {
    const fields = [...this.#tallies].map(([field, { agreed, compared }]) => {
      const percent = this.getPercent(field).toFixed(2).padStart(7);
      return `${percent} %  ${String(agreed).padStart(5)} of ${String(compared).padStart(5)}  ${field}`;
    });
    const reasons = [...this.#reasons].map(
      ([reason, count]) => `${String(count).padStart(7)}  ${reason}`,
    );
    return [...fields, 'Disagreements by rule:', ...reasons].join('\n');
  }
}
