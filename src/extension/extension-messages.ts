// Messages between the content scripts, the popup and the background of the extension.

import type { FindingStatus } from '../contract/finding.ts';

/** A part of a page's text that may contain names. */
export interface Passage {
  readonly text: string;
  /** Target of the link that contains the text, or null. */
  readonly href: string | null;
  /** Whole text of this link. */
  readonly linkText: string;
}

/** Status of a finding that gets a mark. */
export type MarkStatus = Exclude<FindingStatus, 'pass'>;

/** A finding in words. */
export interface ShownFinding {
  /** The name, host or address that the finding is about, or another part of the text. */
  readonly name: string;
  /** The same text, safe to show. */
  readonly shown: string;
  /** Conclusion, such as `Don’t send. This is not vitalik.eth.` */
  readonly headline: string;
  /** Sentence with the evidence, or null. */
  readonly note: string | null;
}

/** A finding in a passage that gets a mark. */
export interface MarkedName extends ShownFinding {
  /** Index of the marked text in the passage, in UTF-16 code units. */
  readonly start: number;
  /** Index after the marked text. */
  readonly end: number;
  readonly status: MarkStatus;
  /** Whether the name can be added to the trusted names. */
  readonly isTrustable: boolean;
}

/** A finding in a text that someone typed or pasted. */
export interface ReadPiece extends ShownFinding {
  readonly status: FindingStatus;
  readonly code: string;
}

/** Requests to the background, with the answers. */
export interface Requests {
  /** Judges passages. The answer has one list for each passage. */
  judge: { request: { passages: readonly Passage[] }; answer: MarkedName[][] };
  /** Reports how many names in a frame have a mark. */
  count: { request: { alerts: number; marks: number }; answer: null };
  /** Reports that the document of a frame is no longer shown. */
  leave: { request: object; answer: null };
  /** Asks the user in an extension window whether they trust a name. */
  trust: { request: { name: string }; answer: null };
  /** Judges a text and returns the worst findings first. */
  read: { request: { text: string }; answer: ReadPiece[] };
  /** Judges one name. */
  judgeName: { request: { name: string }; answer: ReadPiece | undefined };
  /** Marks the names of a tab. The answer says whether extensions can run in the tab, and what was found so far. */
  check: {
    request: { tabId: number };
    answer: { canRun: boolean; alerts: number; marks: number };
  };
  /** Opens the full report of a name or of any other text in a new tab. `isChecked`: the text contains no secret. */
  open: { request: { text: string; isChecked?: boolean }; answer: null };
}

export type RequestKind = keyof Requests;

export type RequestMessage = {
  [Kind in RequestKind]: { readonly kind: Kind } & Requests[Kind]['request'];
}[RequestKind];

/** Messages to the content scripts of a tab. */
export type PageMessage =
  /** Judges everything again, because the trusted names have changed. */
  { readonly kind: 'restart' };

/** Sends a request to the background. Resolves to null if the background cannot answer, for example after an update. */
export async function ask<Kind extends RequestKind>(
  kind: Kind,
  request: Requests[Kind]['request'],
): Promise<Requests[Kind]['answer'] | null> {
  try {
    return ((await chrome.runtime.sendMessage({ kind, ...request })) ?? null) as
      | Requests[Kind]['answer']
      | null;
  } catch {
    return null;
  }
}
