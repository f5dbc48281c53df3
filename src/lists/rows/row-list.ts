/** A growing list of row numbers that uses four bytes per row. */
export class RowList {
  #rows = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(row: number): void {
    if (this.#length === this.#rows.length) {
      const longer = new Uint32Array(this.#rows.length * 2);
      longer.set(this.#rows);
      this.#rows = longer;
    }
    this.#rows[this.#length] = row;
    this.#length += 1;
  }

  /** Returns the rows added so far. Later additions do not change the returned array. */
  rows(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }
}
