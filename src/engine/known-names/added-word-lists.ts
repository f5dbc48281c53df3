// Words that phishing sites add to a known name. Reviewed by hand, from phishing domains of 2017 to 2024 in the lists
// of CryptoScamDB and eth-phishing-detect.

/** Words about accounts, money and support. */
const SERVICE_WORDS = `
  access account accounts activate activation admin airdrop airdrops allocation announcement app apps auth
  authenticate authentication authorize backup balance bonus bridge business buy cash cdn claim claimer
  claiming claims client confirm confirmation connect connection contact contract contribute customer dapp
  dapps dashboard deposit desk distribution download drop earn enroll event events exchange extension faucet
  fix form free freemint fund funds gift giveaway giveaways help helpdesk helpline http https ico install
  invest launchpad login logon mail mainnet manager merkle migrate migration mint minting mobile
  network offer offers office official online otc passphrase password pay payment payments payout platform
  portal presale promo promotion protect protocol recover recovery redeem refund register registration reward
  rewards sale secure secured security seed server service services signin signon signup ssl stake
  staking status store support swap swaps sync team tokensale trade trading transfer unlock update updates
  upgrade validate validation validator vault verification verified verify vip wallet wallets web whitelist
  withdraw withdrawal ww www`;

/** Words that are often next to a service word. They do not cause a warning. */
const FILLER_WORDS =
  'and at by dao dot ens for from get go in my new now of on our the to try us use v1 v2 v3 v4 with you your';

/** Top-level domains. */
const DOMAIN_WORDS = `
  ai app biz cc cloud co com dev eth fi finance info io live me net online org pro site tech to tv us website xyz`;

function readWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Kind of an added word. Service words and domains can cause a warning. */
export type AddedWordKind = 'service' | 'filler' | 'domain';

/**
 * Kind of each added word. Later lists override earlier lists: `app` is a service word, although `.app` is a domain.
 */
export const ADDED_WORDS: ReadonlyMap<string, AddedWordKind> = new Map<string, AddedWordKind>([
  ...readWords(DOMAIN_WORDS).map((word) => [word, 'domain'] as const),
  ...readWords(FILLER_WORDS).map((word) => [word, 'filler'] as const),
  ...readWords(SERVICE_WORDS).map((word) => [word, 'service'] as const),
]);
