// Lists the reviewed characters that read as ASCII only inside a name that readers know.

import { type ExtendedReading, listAlike } from './extended-readings.ts';

/** U+1F1E6, which stands for A in flags. */
const REGIONAL_INDICATOR_A = 0x1f1e6;

/**
 * Characters that look like ASCII only roughly: emoji, shapes, and letters of Chinese, Japanese and Korean. Readers take
 * them for letters if the rest of the name is familiar, as in `c⭕inbase`. Therefore, they are not in the lists of
 * look-alikes, unlike EXTENDED_READINGS.
 *
 * `styled` characters are in the alphabets of text generators.
 */
export const CONTEXTUAL_READINGS: readonly ExtendedReading[] = [
  // Chinese, Japanese and Korean
  { characters: '丹 月 闩', reads: 'a', reason: 'two legs and a crossbar; 丹 is styled' },
  { characters: '人 入 ᄉ', reads: 'a', reason: 'two legs, similar to Λ' },
  { characters: '厶', reads: 'a g', reason: 'a triangle; styled as g' },
  { characters: '书 巴', reads: 'b', reason: 'two bows on the right; 书 is styled' },
  { characters: '日 ᄇ', reads: 'b 8', reason: 'two boxes on top of each other; styled as b' },
  { characters: 'く ㄑ', reads: 'c', reason: 'an angle that opens to the right' },
  { characters: 'り', reads: 'd n', reason: 'two stems; styled as d' },
  { characters: '臣 巳 モ も', reads: 'e', reason: 'three bars with a stem; 巳 and モ are styled' },
  { characters: '王', reads: 'e 3', reason: 'three bars with a stem' },
  { characters: 'ᅣ ᄏ', reads: 'f', reason: 'a stem with two bars' },
  { characters: '下', reads: 'f t', reason: 'a stem with a tick under a bar; styled as f' },
  { characters: '呂', reads: 'g', reason: 'two boxes, similar to g; styled' },
  { characters: '升 开 井 サ ᅢ ᅦ', reads: 'h', reason: 'two stems and a bar' },
  { characters: 'ノ', reads: 'i', reason: 'a slanted stroke; styled' },
  { characters: '了', reads: 'j 3', reason: 'a stem with a head and a hook to the left' },
  { characters: '長 片', reads: 'k', reason: 'a stem with an arm and a leg; 片 is styled' },
  { characters: '从 巾 而 两 ᄊ', reads: 'm', reason: 'three or four legs; 从 is styled' },
  { characters: 'カ', reads: 'm n', reason: 'two legs under a bar; styled as m' },
  { characters: '川', reads: 'm w', reason: 'three stems' },
  { characters: '门 九 力 凡 内 ㄉ ㄦ ᄑ ᅲ', reads: 'n', reason: 'two legs, most under a bar' },
  { characters: '回 ᄒ', reads: 'o', reason: 'a ring' },
  { characters: '户', reads: 'p', reason: 'a stem with a square bowl' },
  { characters: 'ア', reads: 'p a', reason: 'a bow on a stem; styled as p; a by its sound' },
  { characters: 'ゐ', reads: 'q', reason: 'a ring with a tail; styled' },
  { characters: '甲', reads: 'q p', reason: 'a box on a stem' },
  { characters: '广 ㄏ', reads: 'r', reason: 'a stem with an arm' },
  { characters: 'ᄅ', reads: 's 2', reason: 'three bars that two stems join' },
  { characters: '己 弓 与 ら ち ㄅ', reads: 's 5', reason: 'a curve like s or 5; ら is styled' },
  { characters: 'イ オ セ と 匕 才 ㄊ ᅥ', reads: 't', reason: 'a stem and a bar; イ is styled' },
  { characters: 'チ 干 于', reads: 't f', reason: 'a stem with two bars' },
  { characters: '凹', reads: 'u', reason: 'a bowl with an open top' },
  { characters: '屮 业 ᅭ', reads: 'w', reason: 'stems on a bar' },
  { characters: 'ㄡ ヌ 义 父 文 又', reads: 'x', reason: 'two crossing strokes' },
  { characters: 'リ ソ', reads: 'y v', reason: 'two arms, one of them long; リ is styled' },
  { characters: 'ス そ ᄌ', reads: 'z', reason: 'a bar and a stroke to the left' },
  { characters: '之', reads: 'z 2', reason: 'Z with a dot' },
  { characters: 'ᄀ', reads: '7', reason: 'a stem under a bar, on the right' },

  // Signs and emoji that contain letters
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter, at) => ({
    characters: String.fromCodePoint(REGIONAL_INDICATOR_A + at),
    reads: letter,
    reason: 'a regional indicator; Windows draws flags as two letters',
  })),
  ...listAlike(
    'letters or digits in a square or a ring, under an arrow or underlined',
    `
    🆎:ab 🅭:cc 🆑:cl 🆒:cool 🔚:end 🆓:free 🆋:ic 🆔:id 🆕:new 🆖:ng 🆗:ok 🔛:on 🆌:pa 🆍:sa 🆘:sos 🔝:top
    🆙:up 🆚:vs 🆏:wc 🚾:wc 🏧:atm 🆝:2k 🆛:3d 🆞:4k 🆟:8k 🔟:10 💯:100`,
  ),
  { characters: '📧', reads: 'e', reason: 'E on an envelope; styled' },
  { characters: '🛈', reads: 'i', reason: 'i in a ring' },
  { characters: '🎱', reads: '8 o', reason: 'a ball with 8' },

  // Round signs and emoji
  { characters: '◍ ☉ ⬤ ⭗', reads: 'o', reason: 'rings and discs' },
  { characters: '◐ ◑ ◒ ◓ ◔ ◕', reads: 'o', reason: 'rings that are partly filled' },
  {
    characters: '⭕ ⚪ ⚫ 🔴 🟠 🟡 🟢 🔵 🟣 🟤 🔘',
    reads: 'o',
    reason: 'rings and discs; ⭕ is styled',
  },
  {
    characters: '🌑 🌓 🌔 🌕 🌖 🌗 🌚 🌝 ☀ 🌞 🪐',
    reads: 'o',
    reason: 'faces of moon and sun; styled',
  },
  { characters: '🌍 🌎 🌏 🌐', reads: 'o', reason: 'globes; styled' },
  { characters: '⚽ ⚾ 🏀 🏐 🎾 🥎 🪩 🧶', reads: 'o', reason: 'balls; styled' },
  {
    characters: '🪙 💿 📀 🍩 🍪 🥯 🛞 🛟 🧿 🎯 💍 ☮ 🥏',
    reads: 'o',
    reason: 'coins and other rings',
  },
  { characters: '☯', reads: 'o s', reason: 'a disc with a curve like s, as in “COEXIST” logos' },
  { characters: '♾ ➿', reads: 'oo', reason: 'two rings; ∞ has the same reading' },

  // Other signs and emoji
  { characters: '▲ ◬ ◭ ◮ ⟁ 🔺 🔼 ⚠ ⛺ 🗼', reads: 'a', reason: 'triangles, similar to Λ' },
  { characters: '☾ ☪', reads: 'c', reason: 'a crescent that opens to the right' },
  { characters: '♅', reads: 'h', reason: 'two stems and a bar' },
  { characters: '♓', reads: 'h', reason: 'two bows and a bar' },
  { characters: '❗ ❕', reads: 'i', reason: 'a stem with a dot' },
  { characters: '🪝', reads: 'j', reason: 'a hook to the left' },
  { characters: '♏ ♍ 〽', reads: 'm', reason: 'three stems under arches' },
  { characters: '♇', reads: 'p', reason: 'P and L in one sign' },
  { characters: '💲 ↯ ⚡ 🐍', reads: 's', reason: 'a dollar sign, a zigzag, or a curve like s' },
  { characters: '✝ ✞ ✟ ✚ ✠ ☦ ☨ ☩ ♰ ♱ ➕ 🕆 🕇', reads: 't', reason: 'crosses; ✝ is styled' },
  { characters: '🧲 ⛎', reads: 'u', reason: 'a bowl with an open top' },
  { characters: '✔ ✌', reads: 'v', reason: 'two strokes that meet at the bottom; ✔ is styled' },
  { characters: '▼ ▽ 🔻 🔽', reads: 'v', reason: 'triangles with the point at the bottom' },
  { characters: '♆', reads: 'w', reason: 'three arms on a stem' },
  { characters: '❌ ✖ ❎ 🗶 🗷 🞬 ⚔ ✡', reads: 'x', reason: 'two crossing strokes; ❌ is styled' },
  { characters: '♈', reads: 'y v', reason: 'two arms on a stem' },
  { characters: '♃', reads: '4', reason: '4 with an open top' },
];
