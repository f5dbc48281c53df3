import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { listPairs } from '../testing/list-rows.ts';
import { confusables } from '../testing/test-tables.ts';

const { respell, unifySpelling, listRespellings, skeleton } = confusables;

/** Unusual spellings and the usual ones that look the same. */
const UNUSUAL = listPairs(`
  साेना:सोना मेाटर:मोटर अाज:आज अाेस:ओस र्इद:ईद प्ानी:पनी कंाच:कांच
  মাছেরঝােল:মাছেরঝোল ব়ং:রং ਅਾਸ:ਆਸ ਸੰਿਘ:ਸਿੰਘ કાેટ:કોટ ସାେମ:ସୋମ
  தாேள்:தோள் పిౕఠ:పీఠ ಉಾರು:ಊರು കാെമ്പ്:കൊമ്പ് തെെലം:തൈലം අාදරය:ආදරය ගෙෙල:ගෛල ලේාක:ලෝක
  เเมว:แมว นํ้า:น้ํา ກ່ີ:ກີ່ ເເກ້ວ:ແກ້ວ ཅ༹ང:ཙང
  ថែ្ង:ថ្ងែ តូ្រវ:ត្រូវ កំា:កាំ ដេីរ:ដើរ សេា:សោ សុ្រក:ស្រុក ធំុ:ធុំ
  ပုိက်:ပိုက် ကေျာင်း:ကျောင်း မှွ:မွှ`);

describe('respell', () => {
  test.each(UNUSUAL)('replaces %s with %s', (unusual, usual) => {
    expect(respell(unusual)).toBe(usual);
    expect(skeleton(unusual)).toBe(skeleton(usual));
  });

  // The words have nuktas, finals, tone marks and letters below other letters, in the orders that people type.
  test.each(
    `vitalik josé жизнь 東京 مدرسة 🦊 पढ़ाई ज़िंदगी अँगूठी विद्यार्थी বৃষ্টি সৌন্দর্য ਸਿੰਘ ਪੜ੍ਹਾਈ વિદ્યાર્થી ନୂଆଦିଲ୍ଲୀ
    ஸ்ரீலங்கா హైదరాబాద్ ಕನ್ನಡಿಗ മലയാളം ശ്രീകൃഷ്ണൻ සිංහල ශ්‍රී น้ํา เพื่อน ที่รัก สิทธิ์ ກໍ່ ເຮືອນ ບໍ່ ນໍ້າ བཀྲ་ཤིས
    ព្រះវិហារ ស្ត្រី ម៉្យាង អ៊ឹម សុំ ខ្ញុំ កាំភ្លើង ယောက်ျား မြန်မာ ကျွန်ုပ် သို့ ဆုံး တုဲ`.split(/\s+/),
  )('does not change %s', (text) => expect(respell(text)).toBe(text));
});

describe('unifySpelling', () => {
  test.each(
    listPairs(`
      अॅप:ॲप कॅंप:कँप ஶ்ரீ:ஸ்ரீ എൻ്റെ:എന്റെ ກໍ່:ກ່ໍ သြဂုတ်:ဩဂုတ် ဥာဏ်:ဉာဏ် ស្ដី:ស្តី ប៉ី:បុី ស៊ី:សុី ម៉្យាង:ម្យ៉ាង មន្រ្តី:មន្ត្រី សាស្រ្តា:សាស្ត្រា ਜਿ਼ਲਾ:ਜ਼ਿਲਾ`),
  )('unifies %s and %s, which are both usual', (one, other) => {
    expect(unifySpelling(one)).toBe(unifySpelling(other));
    expect(respell(one)).toBe(one);
    expect(skeleton(one)).toBe(skeleton(other));
  });

  test.each(listPairs('कोट:काट ស៊ី:ស៉ី กี:กิ แ:เ ကို:ကု 🇺🇸:🇫🇷'))('keeps %s and %s different', (one, other) =>
    expect(unifySpelling(one)).not.toBe(unifySpelling(other)),
  );
});

/** Unusual spellings with two changes, or with a sequence that the usual spelling lacks. */
const TWO_CHANGES = new Set(['अाेस', 'प्ानी']);

describe('listRespellings', () => {
  test.each([...UNUSUAL.filter(([unusual]) => !TWO_CHANGES.has(unusual)), ...listPairs('សុី:ស៊ី ស៊ី:សុី')])(
    'lists %s for %s',
    (unusual, usual) => {
      expect(listRespellings(usual)).toContain(unusual);
    },
  );
});

test('the usual spelling of a valid label has the same skeleton', () => {
  const labels = ['कअाेोुंँ़्', 'ឃខ្រែាេ៊ីុំ', 'นเแี้ํ', 'ကျွိုောံ့်', 'কঅােোুবর়'].map((characters) =>
    fc.string({ unit: fc.constantFrom(...characters), maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.oneof(...labels), (label) => {
      fc.pre(normalizeLabel(label).normalized === label);
      expect(skeleton(respell(label))).toBe(skeleton(label));
    }),
  );
});

test('compares texts of a million marks', () => {
  const text = `क${'\u094b\u0902\u094d\u093e'.repeat(250_000)}`;
  expect(unifySpelling(text).length).toBeGreaterThan(1);
});
