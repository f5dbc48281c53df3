import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLabelFacts } from '../testing/test-tables.ts';

const ordinary = (label: string) => getLabelFacts(label).isOrdinary;

describe('accented letters', () => {
  test.each<[label: string, expected: boolean, because: string]>([
    // words, judged by the neighbours of their accented letters
    ['smörgåsbord', true, 'Swedish words have ö between m and r, and å between g and s'],
    ['smçrgåsbord', false, 'no language has ç between m and r'],
    ['crêpé', true, 'French'],
    ['crêpő', false, 'Hungarian has no ê, and French has no ő'],
    ['zurõch', false, 'no language has õ between r and c'],
    ['şimdi', true, 'Turkish words start with ş'],
    ['ğşimdi', false, 'no word starts with ğ'],
    ['vlădeşti', true, 'Romanian with a cedilla'],
    ['kjærlighet', true, 'ae is one letter in Norwegian'],
    ['ßgröße', false, 'no word starts with ß'],
    ['łödž', false, 'Sorbian ł and ž, Turkish ö'],
    ['informações', true, 'an inflected word of Portuguese'],
    ['détails', true, 'an inflected word of French, although English has details'],
    // languages without a dictionary, judged by their names of emoji and countries
    ['është', true, 'Albanian'],
    ['hyödyllistä', true, 'Finnish'],
    ['rojavayê', true, 'Kurmanji'],
    ['gøøglë', false, 'no language has ø and ë'],
    // vowels with the same accent share their neighbours
    ['pîrê', true, 'Kurmanji words have ê and û between p and r'],
    // words whose hashes once collided with those of English words
    ['göteborg', true, 'a Swedish town'],
    ['mönch', true, 'German'],
    ['bütün', true, 'Turkish'],
    // romanizations, judged by syllables
    ['kyōtq', false, 'Japanese has no q'],
    ['gakkō', true, 'a double consonant'],
    ['gaxkôō', false, 'no language has ô and ō'],
    ['kākā', true, 'Māori'],
    ['xǐngshān', true, 'pinyin with tones'],
    ['xǐngshād', false, 'no syllable of Mandarin ends with d'],
    ['nǚ', false, 'ENSIP-15 rejects ǚ'],
    ['kaszëbskô', true, 'letters of the Kashubian alphabet between letters of other languages'],
    ['anarâškielâ', true, 'letters of the Inari Sami alphabet'],
    ['áltsöš', false, 'no alphabet has á, ö and š'],
    ['bánhmì', true, 'two syllables of Vietnamese'],
    ['bánhmìx', false, 'no language has ì before x'],
    ['āśrama', true, 'Sanskrit'],
    // English words, which look decorated
    ['fínish', false, 'finish'],
    ['fínisch', true, 'no English word'],
    ['hôtel', true, 'an English word with the accent of French'],
    ['señor', true, 'an English word with the accent of Spanish'],
    ['éth', false, 'the currency'],
    // several words, each judged by itself
    ['münchen-süd', true, 'a hyphen separates words'],
    ['o’brián', true, 'an apostrophe separates words'],
    ['café-größe', true, 'each word has its own language'],
    ['cafégröße', false, 'no language has é and ß'],
    ['münchen-gîrl', false, 'one word is decorated'],
    // two glued words
    ['korzystaćbędą', true, 'two Polish words'],
    ['matićçelik', false, 'a Croatian and a Turkish word'],
    ['marušićstudio', true, 'a frequent English word after a surname'],
    ['irmãverde', true, 'another word after a Portuguese word'],
    ['irmãrdst', false, 'no word starts with rdst'],
    ['irmãvei', false, 'a word of three letters that is not frequent in English'],
    ['lãverde', false, 'the first word has two letters'],
    ['tesśthat', false, 'tes has three letters and does not follow an accent'],
  ])('%s is ordinary: %s (%s)', (label, expected) => {
    expect(ordinary(label)).toBe(expected);
  });

  test.each([
    ['café', 'e\u0301 is not normalized'],
    ['caf\u0301e', 'an accent on a consonant'],
    ['cafe\u0301\u0301', 'the same accent twice'],
    ['cafe\u0301\u0323', 'two accents in another order'],
    ['café\u0300', 'an accent on an accented letter'],
    ['1\u0301', 'an accent on a digit'],
    ['\u0301cafe', 'an accent without a letter'],
    ['ɑnne', 'a letter of phonetic notation'],
  ])('are not ordinary as marks: %j (%s)', (label) => {
    expect(ordinary(label === 'café' ? label.normalize('NFD') : label)).toBe(false);
  });
});

const anyLetter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáàâäãåāçéèêëíìñóòôöøúùüßæłşž');
const anyMark = fc.integer({ min: 0x300, max: 0x36f }).map((c) => String.fromCodePoint(c));

test('a Latin word with a combining mark is never ordinary', () => {
  const anyMarked = fc.tuple(fc.array(anyLetter, { minLength: 1 }), fc.array(anyMark), anyMark);
  fc.assert(
    fc.property(anyMarked, ([letters, marks, last]) => {
      const label = letters.join('') + marks.join('') + last;
      fc.pre(/\p{M}/u.test(label.normalize()));
      expect(ordinary(label)).toBe(false);
    }),
  );
});

test('a label is ordinary if and only if its words are', () => {
  const anyWord = fc.array(anyLetter, { minLength: 1, maxLength: 5 }).map((word) => word.join(''));
  fc.assert(
    fc.property(fc.array(anyWord, { minLength: 1, maxLength: 3 }), (words) => {
      const label = words.join('-7-');
      expect(ordinary(label)).toBe(words.every(ordinary));
    }),
  );
});
