/** What a part of a text is. */
export type PieceKind =
  | 'name'
  | 'address'
  /** `0xd8dA…6045` */
  | 'short_address'
  /** `0x` and 64 hexadecimal digits, such as a transaction hash, a namehash or a private key. */
  | 'hash'
  /** `0x` and 64 hexadecimal digits in a link. */
  | 'transaction'
  | 'link'
  /** A `data:` or `javascript:` link, which could run code. */
  | 'unsafe_link'
  | 'email'
  /** `@vitalik` */
  | 'handle'
  | 'file'
  | 'bitcoin'
  | 'solana'
  | 'tron'
  /** An IPFS or Swarm identifier, or the bytes of a contenthash record. */
  | 'content_hash';

/** Kind of a text that is not a name itself. */
export type PastedKind =
  | Exclude<PieceKind, 'name'>
  | 'list'
  /** A name in quotes, brackets or Markdown. */
  | 'wrapped'
  /** A name or an address with its chain. */
  | 'chain'
  /** An `ethereum:` link: ERC-681. */
  | 'payment'
  /** A message, or a name with other words, numbers or bullets. */
  | 'text'
  /** A name with a dot of another script or a defanged dot: `vitalik。eth`, `vitalik[.]eth`. */
  | 'dots'
  /** A name with Punycode labels, or with JSON, HTML or Markdown escapes: `xn--…`, `vital\u00eck.eth`. */
  | 'encoded'
  /** A name with white space, invisible characters or punctuation before or after it. */
  | 'ends';

/** What a text is that is not a name itself. */
export interface TextKind {
  readonly kind: PastedKind;
  /** The different names in the text, in order. */
  readonly names: readonly string[];
}
