import {
  detectFormat,
  type ImportOptions,
  SAMPLE_BYTES,
} from '../../lists/readers/detect-format.ts';
import { detectTextKind } from '../../lists/readers/text-kind.ts';
import { chooseColumn } from './choose-column.ts';

/** The first bytes of a list, unpacked, until they tell how it is read. */
export interface ListStart {
  /** Adds bytes. */
  push(bytes: Uint8Array): void;
  /** True when more bytes would tell no more, or are not worth waiting for. */
  isEnough(): boolean;
  /** True when there is no more than a byte order mark. */
  isEmpty(): boolean;
  /** All bytes so far. */
  getBytes(): Uint8Array;
  /** How the list is read. Throws UnreadableSourceError for what is no list, or has no such column. */
  detect(column?: string): ImportOptions;
}

const LINE_FEED = 0x0a;

/** @param fileName empty for a stream, whose whole lines count at once: the next may be long in coming */
export function createListStart(fileName: string): ListStart {
  const isStream = fileName === '';
  let start = Buffer.alloc(0);

  function getSample(): Uint8Array {
    const sample = start.subarray(0, SAMPLE_BYTES);
    const end = isStream ? sample.lastIndexOf(LINE_FEED) + 1 : 0;
    return end > 0 ? sample.subarray(0, end) : sample;
  }

  return {
    push(bytes) {
      start = Buffer.concat([start, bytes]);
    },
    isEnough: () => start.length >= SAMPLE_BYTES || (isStream && start.includes(LINE_FEED)),
    isEmpty() {
      const kind = detectTextKind(start);
      return start.length === (kind.kind === 'text' ? kind.bomLength : 0);
    },
    getBytes: () => start,
    detect(column) {
      const options = detectFormat(getSample(), fileName);
      if (column === undefined) return options;
      const isTable = isStream && options.format.kind === 'lines';
      // Only a column says that a stream is a table: nothing else tells it from a plain list.
      return chooseColumn(isTable ? detectFormat(getSample(), 'stream.csv') : options, column);
    },
  };
}
