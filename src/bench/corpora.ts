import { ens_emoji } from '@adraffy/ens-normalize';

/** A seeded random generator. The same seed gives the same corpus on every machine. */
interface Random {
  /** Returns an integer from 0 up to but not including `limit`. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
}

/** Creates a generator that mixes a Weyl sequence: https://en.wikipedia.org/wiki/Weyl_sequence */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  }
  const pickBelow = (limit: number) => Math.floor(next() * limit);
  return {
    below: pickBelow,
    pick: (items) => items[pickBelow(items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  };
}

const split = (text: string) => text.trim().split(/\s+/);

/** English words such as people register. */
const ENGLISH = split(`
  amber anchor apple arrow atlas aurora autumn badger bamboo banana barrel basil beacon beetle
  berry birch blossom boat bold bonfire boulder branch brave breeze bridge bright bronze brook
  bubble bucket cabin cactus camel candle canyon captain caramel castle cedar cherry chess cinder
  circle citrus clay cliff cloud clover cobalt coffee comet copper coral cosmic cotton coyote
  crane crater cricket crimson crystal cube curious daisy dance dawn delta desert diamond dolphin
  dragon dream drift drum dune dusk eagle early earth east echo ember emerald engine falcon
  feather fern field fig fire flame flint flora flute forest fossil fox frost galaxy garden garlic
  ginger glacier glass globe gold goose grain granite grape green grove guitar hammer happy harbor
  harvest hawk hazel helium hill honey horizon horse hunter iceberg indigo iron island ivory
  jacket jade jasmine jungle juniper karma kettle kingdom kite koala ladder lagoon lake lantern
  laser lava leaf lemon light lily lime linen lion lotus lucky lunar magnet mango maple marble
  meadow melon mercury meteor metro midnight mint mirror mist monkey moon moss mountain music
  nebula nectar neon night noble north nova oak oasis ocean olive onyx opal orange orbit orchid
  osprey otter owl oxygen oyster palm panda papaya paper parrot peach pearl pebble pepper phoenix
  piano pine pixel planet plum polar pond poppy prairie prism pumpkin purple quartz quiet quill
  rabbit radio rain raven red reef ribbon river robin rocket rose ruby saffron sage sail salmon
  sand sapphire satin scarlet secret shadow shell silent silver sky slate smile snow solar song
  spark spice spiral spring spruce star steel stone storm summer sunset swan swift tango tea
  temple thunder tiger timber topaz torch tower trail tropic tulip tundra turtle twilight umber
  valley vanilla velvet violet vivid walnut water wave west whale wheat whisper wild willow wind
  winter wise wolf wonder yarn yellow zebra zenith zephyr
`);

/** Common words in other scripts, by script. */
const OTHER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  latin: split('café niño über façade crème jalapeño señor örn æble łódź şeker žena đak'),
  greek: split('θαλασσα ηλιος βουνο νερο φωτια δεντρο γατα ουρανος σπιτι αστερι'),
  cyrillic: split('солнце море звезда ветер город книга лето зима дом друг лес река'),
  arabic: split('شمس قمر بحر نجمة مدينة كتاب صيف شتاء بيت صديق نهر جبل'),
  hebrew: split('שמש ירח ים כוכב עיר ספר קיץ חורף בית חבר נהר הר'),
  devanagari: split('सूरज चाँद समुद्र तारा शहर किताब गर्मी घर मित्र नदी'),
  tamil: split('கடல் நிலா மலை காற்று மரம் நகரம் வீடு'),
  thai: split('ทะเล ภูเขา ดาว เมือง หนังสือ บ้าน เพื่อน แม่น้ำ'),
  hangul: split('바다 하늘 별 도시 여름 겨울 친구 나무 강물'),
  hiragana: split('さくら うみ そら ほし なつ ふゆ ともだち'),
  katakana: split('テレビ カメラ コーヒー ホテル ピアノ ワイン'),
  han: split('大海 月光 星空 城市 春天 朋友 河流 山水 金龙 财富'),
};

/** Names that represent one kind of use. */
export interface Corpus {
  title: string;
  /** Maximum R. */
  goal: number;
  names: readonly string[];
}

/** Emoji as they are registered: normalized, so without U+FE0F. */
const EMOJI = ens_emoji().map((codePoints) =>
  String.fromCodePoint(...codePoints).replaceAll('\ufe0f', ''),
);
const SCRIPTS = Object.values(OTHER_SCRIPTS);

function createDigits(random: Random, length: number): string {
  return Array.from({ length }, () => random.below(10)).join('');
}

/** Emoji with U+FE0F. */
const FULL_EMOJI = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
const MARKS = Array.from({ length: 0x50 }, (_, index) => String.fromCodePoint(0x300 + index));
/** Characters that ENSIP-15 rejects at the start or end of a label and next to each other. */
const FENCED = ['\u2019', '\u30fb', '\u2044', "'"];
const JOINERS = ['\u200d', '\u200c', '\ufe0f', '\u200b', '\u00ad'];
/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKES = new Map(Array.from('aceijopsxy', (letter, at) => [letter, 'асеіјорѕху'[at]]));

/** Picks any character except a surrogate. Low code points are more likely. */
function pickCharacter(random: Random): string {
  const limit = random.chance(0.7) ? 0x3000 : random.chance(0.8) ? 0x1_0000 : 0x11_0000;
  const codePoint = random.below(limit);
  return codePoint >= 0xd800 && codePoint < 0xe000 ? '\ufffd' : String.fromCodePoint(codePoint);
}

function replaceWithLookAlikes(word: string): string {
  return Array.from(word, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

type Rule = (random: Random) => string;

/** Rules that create a label. Each is equally likely. */
const RULES: readonly Rule[] = [
  // Any character: alone, after a word, and with another one.
  (random) => pickCharacter(random),
  (random) => random.pick(ENGLISH).slice(0, 3) + pickCharacter(random),
  (random) => pickCharacter(random) + pickCharacter(random),
  // Emoji: whole, without variation selector, with extra joiners, and within text.
  (random) => random.pick(FULL_EMOJI),
  (random) => random.pick(FULL_EMOJI).replaceAll('\ufe0f', '') + random.pick(FULL_EMOJI),
  (random) => random.pick(FULL_EMOJI) + random.pick(JOINERS) + random.pick(FULL_EMOJI),
  (random) => random.pick(ENGLISH) + random.pick(FULL_EMOJI) + random.pick(ENGLISH),
  // Scripts: one, two, and Cyrillic letters that look like Latin ones.
  (random) => random.pick(random.pick(SCRIPTS)),
  (random) => random.pick(random.pick(SCRIPTS)) + random.pick(random.pick(SCRIPTS)),
  (random) => random.pick(ENGLISH) + random.pick(random.pick(SCRIPTS)),
  (random) => replaceWithLookAlikes(random.pick(ENGLISH)),
  (random) => random.pick(ENGLISH).replace(/[aeiou]/, (vowel) => replaceWithLookAlikes(vowel)),
  // Marks: at the start, stacked, and after an emoji.
  (random) => random.pick(MARKS) + random.pick(ENGLISH),
  (random) => `a${Array.from({ length: 1 + random.below(6) }, () => random.pick(MARKS)).join('')}`,
  (random) => random.pick(FULL_EMOJI) + random.pick(MARKS),
  // Positions: fenced characters, underscores, hyphens, empty labels, brackets and joiners.
  (random) => random.pick(FENCED) + random.pick(ENGLISH),
  (random) => random.pick(ENGLISH) + random.pick(FENCED) + random.pick(FENCED),
  (random) => `${random.pick(ENGLISH)}_${random.pick(ENGLISH)}`,
  (random) => `${random.pick(ENGLISH).slice(0, 2)}--${random.pick(ENGLISH)}`,
  (random) => `xn--${random.pick(ENGLISH)}`,
  (random) => `${random.pick(ENGLISH)}..eth`,
  (random) => `[${random.pick(ENGLISH)}]`,
  (random) => random.pick(ENGLISH) + random.pick(JOINERS) + random.pick(ENGLISH),
  (random) => random.pick(ENGLISH).toUpperCase(),
];

/** Creates a name that is hard to inspect. */
export function createHostileName(random: Random): string {
  const label = random.pick(RULES)(random);
  return random.chance(0.3) ? `${label}.eth` : label;
}

/** Creates a label of `[a-z0-9-]`, like most registered labels. */
export function createPlainLabel(random: Random): string {
  const pickWord = () => random.pick(ENGLISH);
  const kind = random.below(100);
  if (kind < 45) return pickWord() + pickWord();
  if (kind < 65) return pickWord();
  if (kind < 80) return pickWord() + createDigits(random, 1 + random.below(4));
  if (kind < 92) return createDigits(random, 3 + random.below(4));
  return `${pickWord()}-${pickWord()}`;
}

function createEmojiLabel(random: Random): string {
  const emoji = random.pick(EMOJI);
  if (random.chance(0.3)) return emoji.repeat(1 + random.below(4));
  return random.chance(0.5) ? emoji + random.pick(ENGLISH) : emoji + random.pick(EMOJI);
}

function createOtherScriptLabel(random: Random): string {
  const script = random.pick(SCRIPTS);
  return random.chance(0.5) ? random.pick(script) : random.pick(script) + random.pick(script);
}

/** Creates a label that ENSIP-15 changes or rejects. Some of these are registered. */
function createBadLabel(random: Random): string {
  const word = random.pick(ENGLISH);
  const kinds = [
    () => word.toUpperCase(),
    () => `${word}\u200b`,
    () => `${word} ${random.pick(ENGLISH)}`,
    () => `${word}!`,
    () => word.replace(/[aeo]/, (vowel) => ({ a: 'а', e: 'е', o: 'о' })[vowel] ?? vowel),
  ];
  return random.pick(kinds)();
}

/**
 * Creates a label with the probabilities of registered labels: 97.8 % plain, 0.9 % emoji, 0.9 % other scripts, 0.2 % bad.
 */
function createRealLabel(random: Random): string {
  const part = random.below(1000);
  if (part < 2) return createBadLabel(random);
  if (part < 11) return createOtherScriptLabel(random);
  if (part < 20) return createEmojiLabel(random);
  return createPlainLabel(random);
}

function createMixedLabel(random: Random): string {
  if (!random.chance(0.2)) return createPlainLabel(random);
  const part = random.below(100);
  return part < 45
    ? createEmojiLabel(random)
    : part < 90
      ? createOtherScriptLabel(random)
      : createBadLabel(random);
}

function createCorpus(
  title: string,
  goal: number,
  size: number,
  name: (random: Random) => string,
): Corpus {
  const random = createRandom(title.length * 7919);
  return { title, goal, names: Array.from({ length: size }, () => name(random)) };
}

/** Creates names with the proportions of registered names, to measure lists. */
export function createRealNames(size: number): readonly string[] {
  return createCorpus('list', 0, size, (random) => `${createRealLabel(random)}.eth`).names;
}

/** Creates the corpora to measure R with. */
export function createCorpora(): Corpus[] {
  return [
    createCorpus('plain ASCII .eth', 0.1, 20_000, (random) => `${createPlainLabel(random)}.eth`),
    createCorpus('real mix', 0.16, 20_000, (random) => `${createRealLabel(random)}.eth`),
    createCorpus('20 % non-ASCII', 0.36, 10_000, (random) => `${createMixedLabel(random)}.eth`),
    createCorpus('hostile', 0.75, 10_000, createHostileName),
  ];
}
