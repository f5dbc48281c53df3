// Words that phishing sites add to a known name. Reviewed by hand, from phishing domains of 2017 to 2024 in the lists
// of CryptoScamDB and eth-phishing-detect.

import type { KnownName } from './known-name.ts';

/** Words that offer a service in the name of someone. They cause a warning even next to an everyday word. */
const STRONG_WORDS = `
  2fa airdrop airdrops authentication claim claims customer giveaway giveaways help helpdesk helpline login mint
  official presale recover recovery refund reward rewards secure security support verification verified verify wallet
  wallets`;

/** Other words about accounts, money and support. */
const SERVICE_WORDS = `
  access account accounts activate activation admin allocation announcement app apps audit auth authenticate authorize
  backup balance bank billing bonus borrow bridge broker business buy cash cashback cdn ceo checkout claimer claiming
  client cold compensation compliance confirm confirmation connect connection contact contract contribute coupon
  credit custodian custody dapp dapps dashboard debit deposit deposits desk distribution domains donate download drop
  earn enroll escrow event events exchange extension faucet fees fix form foundation founder free freemint fund funds gift
  global grant grants hot hq http https ico install insurance invest invoice invoices kyc labs launchpad lending live
  loan loans logon mail mainnet manager media members merkle migrate migration minting mobile network offer offers
  office offramp online onramp otc passphrase password pay payment payments payout payroll platform portal promo
  promotion protect protocol real redeem register registration remittance restore sale savings secured seed server
  service services settlement signin signon signup ssl stake staking status store swap swaps sync tax team teams token
  trade trading transfer transfers treasury unlock update updates upgrade validate validation validator vault vip web
  web3 whitelist withdraw withdrawal withdrawals ww www`;

/**
 * Words of other languages about accounts, money and support, as people type them without accents. Reviewed
 * translations: https://en.wiktionary.org/wiki/support#Translations. `foreign-words.ts` has words of other scripts.
 */
const FOREIGN_WORDS = `
  acceso accesso aide aiuto ajandek ajuda ajutor akaun akaunti akun alcliente anmeldung anquan aocliente apua asiakas
  asiakaspalvelu asistencia asistenta assistance assistenza atencion atendimento aterbetalning auszahlung ayuda banca
  banco bangzhu banka bantuan baomat batua bayad bayaran bejelentkezes bekreft belohnung beloning benki betaling
  betalning beveiliging bezopasnost bezpecnost bezpieczenstwo bhugtan billetera biztonsag cadeau cadou carteira
  cartera cekilis chinhthuc cliente clientes clienti compte connexion conta cuenta cuzdan dangnhap darek deposito
  destek dogrula dogrulama dompet dukungan einzahlung erstattung fiok fizetes ganjaran geschenk gewinnspiel giris
  guanfang guanwang guthaben guvenlik hadiah hediye henkin herstel hesap hilfe hivatalos hizmetleri hjalp hjelp
  hoantien hoshou hotro huduma hulp iade inloggen inloggning innlogging jiangli jutalom keamanan kefu khachhang
  kifizetes kirjaudu klaim klant klantenservice klient klienta kongtou konto koshelek koushiki kundendienst
  kundenservice kundeservice kundservice kundtjanst kurtarma lahja layanan logowanie lommebok lompakko madad maksu
  maksut malipo masuk monedero msaada musteri nagroda nganhang ninshou novcanik nyeremeny obmen obsluga odeme odmena
  odul officieel officiel officiell offisiell offiziell oficial oficialni oficialny oficjalna oficjalny ondersteuning
  opisyal oplata overit pagamento pagamentos pago pagos paiement paiements palautus palkinto pankki pelanggan
  pembayaran pemulihan penezenka pengesahan penztarca placanje planbok plata platba platby plati platnosc podarok
  podderzhka podpora podrska poklon pomoc pomosh pomoshch portafoglio portefeuille portfel portofel povrat prelievo
  premio premiu presente prezent prihlaseni prijava proverka qianbao quatang racun rambursare rasmi razdacha reclamar
  recompensa recuperacao recuperacion recuperar recuperation recupero reembolso regalo rekening remboursement resgate
  resmi retiro retragere ricompensa rimborso ripristino riscatta ruckerstattung ruttien sahayata saifu sakerhet
  securitate securite segitseg seguranca seguridad servicio servizio shiharai sicherheit sicurezza sigurnost sikkerhed
  sikkerhet sluzbeni sokongan soporte sorteio sorteo stod stotte suport suporta suporte supporto suraksha taikhoan
  talep tamogatas terugbetaling thanhtoan tilbakebetaling tili tixian trogiup tuki tulong tuntutan turvallisuus ucet
  ufficiale ugyfel ugyfelszolgalat uitbetaling uketori unterstutzung usaidizi utbetalning vahvistus veiligheid
  verifica verificacao verificacion verificar verificare verificatie verifier verifikasi verifizieren verifizierung
  virallinen vozvrat vraceni vyplata weryfikacja wsparcie wyplata xacminh xacthuc yanzheng yardim zahlung zahlungen
  zakaznik zawadi zhanghu zhifu zwrot`;

/** Words that are often next to a service word. They do not cause a warning. */
const FILLER_WORDS = `
  0x and at by coin dao dot es for from get go iam im in its join just king mr my new news nft not now of on only
  original our safe the to true try us use v1 v2 v3 v4 with you your`;

/** Top-level domains. */
const DOMAIN_WORDS = `
  ai biz cc cloud co com dev ens eth fi finance info io me net org pro site tech tv website xyz`;

function readWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Returns the service words of other languages. */
export function listForeignWords(): readonly string[] {
  return readWords(FOREIGN_WORDS);
}

/** Kind of an added word. Strong words, service words and domains can cause a warning. */
export type AddedWordKind = 'strong' | 'service' | 'filler' | 'domain';

/** Later lists override earlier lists: `app` is a service word, although `.app` is a domain. */
const WORDS_BY_KIND: readonly (readonly [string, AddedWordKind])[] = [
  [DOMAIN_WORDS, 'domain'],
  [FILLER_WORDS, 'filler'],
  [STRONG_WORDS, 'strong'],
  [FOREIGN_WORDS, 'service'],
  [SERVICE_WORDS, 'service'],
];

/** Kind of each added word. */
export const ADDED_WORDS: ReadonlyMap<string, AddedWordKind> = new Map(
  WORDS_BY_KIND.flatMap(([words, kind]) => readWords(words).map((word) => [word, kind] as const)),
);

/** Checks whether a word is about accounts, money or support. */
export function isServiceWord(word: string): boolean {
  const kind = ADDED_WORDS.get(word);
  return kind === 'service' || kind === 'strong';
}

/**
 * Removes a strong word from an end of a label, with its hyphen. Without a hyphen, the rest has at least six characters.
 * Returns null if there is none.
 *
 * @example splitStrongWord('metamsak-support') // ['metamsak', 'support']
 * @example splitStrongWord('phantmclaim') // ['phantm', 'claim']
 */
export function splitStrongWord(label: string): readonly [rest: string, word: string] | null {
  const [, before, glued, last] = STRONG_END.exec(label) ?? [];
  if (last) return [before ?? (glued as string), last];
  const [, first, after, rest] = STRONG_START.exec(label) ?? [];
  return first ? [after ?? (rest as string), first] : null;
}

/** Longer words come first, so the rest of `claimsmetamsak` has no s. */
const ANY_STRONG_WORD = readWords(STRONG_WORDS).sort().reverse().join('|');
const STRONG_END = new RegExp(`^(?:(.+)-|([^-]{6,}?))(${ANY_STRONG_WORD})$`);
const STRONG_START = new RegExp(`^(${ANY_STRONG_WORD})(?:-(.+)|([^-]{6,}))$`);

/** Words about things that nobody owns: a network or currency, ENS names, or an amount of bitcoin. */
const CURRENCY_TRADE = new Set(
  readWords(`
    broker buy ceo dapp dapps dev event events fund global invoice mail mainnet media network online otc stake vault
    web3`),
);
const NAME_TRADE = new Set(readWords('bank domains drop sale vault'));
const UNIT_TRADE = new Set(readWords('fi fund pay token'));

/**
 * Checks whether a service word says nothing next to a name, for example because the name stands for a currency that
 * nobody owns.
 */
export function isIdleWord(
  word: string,
  { label, category }: Pick<KnownName, 'label' | 'category'>,
): boolean {
  if (category === 'network' || category === 'token') return CURRENCY_TRADE.has(word);
  // People call the wallet with their own collection a vault.
  if (word === 'vault' && (category === 'person' || category === 'collection')) return true;
  if (label === 'satoshi') return UNIT_TRADE.has(word);
  return (label === 'ens' || label === 'ensdomains') && NAME_TRADE.has(word);
}
