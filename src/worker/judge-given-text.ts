import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { JudgedText, TextToJudge } from '../contract/finding.ts';
import type { TextKind } from '../contract/text-kinds.ts';
import type { ListInspector } from '../engine/list-engine.ts';
import { judgeMessage } from '../messages/judge-message.ts';
import { isProse } from '../messages/pieces/is-prose.ts';
import { readPasted } from '../messages/pieces/read-pasted.ts';
import { createTextContext } from '../messages/text-context.ts';

export { isProse };

/** Judges a text with the inspector and with the addresses that its user trusts. */
export function judgeGivenText(inspector: ListInspector, { text, pins }: TextToJudge): JudgedText {
  return judgeMessage(text, createTextContext(inspector, createTrustedAddresses(pins)));
}

/** Says what a text is, and which names are in it. Null if the text can only be one name. */
export function readGivenText(text: string): TextKind | null {
  const read = readPasted(text);
  return read && { kind: read.kind, names: read.names };
}
