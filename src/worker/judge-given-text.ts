import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { JudgedText, TextToJudge } from '../contract/finding.ts';
import type { ListInspector } from '../engine/list-engine.ts';
import { judgeMessage } from '../messages/judge-message.ts';
import { createTextContext } from '../messages/text-context.ts';

/** Judges a text with the inspector and with the addresses that its user trusts. */
export function judgeGivenText(inspector: ListInspector, { text, pins }: TextToJudge): JudgedText {
  return judgeMessage(text, createTextContext(inspector, createTrustedAddresses(pins)));
}
