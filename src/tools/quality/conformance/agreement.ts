/** How many values of a field were compared, and how many of them agreed. */
interface Tally {
  agreed: number;
  compared: number;
}

/** Statistics on how often two implementations agree on each field, and which rules explain their differences. */
export class Agreement {
  readonly #tallies = new Map<string, Tally>();
  readonly #reasons = new Map<string, number>();
  /** Differences that no rule explains. */
  readonly unexplained: string[] = [];

  /**
   * Compares the values of a field and records the result.
   *
   * @param explain Called if the values differ. Returns the rule that explains the difference, or undefined.
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
      this.unexplained.push(
        `${field} of ${JSON.stringify(subject)}: theirs is ${theirs}, ours is ${ours}`,
      );
    } else {
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    }
  }

  /** Adds compared values to the statistics of a field. */
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

  /** Returns the percentage of equal values of a field, or NaN if no values were compared. */
  getPercent(field: string): number {
    const { agreed, compared } = this.#tallies.get(field) ?? { agreed: 0, compared: 0 };
    return (100 * agreed) / compared;
  }

  /** Formats a table with the agreement on each field and the number of differences that each rule explains. */
  formatTable(): string {
    const fields = [...this.#tallies].map(([field, { agreed, compared }]) => {
      const percent = this.getPercent(field).toFixed(2).padStart(7);
      return `${percent} %  ${String(agreed).padStart(5)} of ${String(compared).padStart(5)}  ${field}`;
    });
    const reasons = [...this.#reasons].map(
      ([reason, count]) => `${String(count).padStart(7)}  ${reason}`,
    );
    return [...fields, 'Differences by rule:', ...reasons].join('\n');
  }
}
