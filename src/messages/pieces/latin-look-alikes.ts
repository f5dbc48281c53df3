/**
 * Character class of the Han and kana characters that the engine reads as Latin letters or digits. Ordinary words
 * contain them too. A test compares this list with the engine's tables. Hangul is not listed, because only its
 * individual letters look like Latin letters.
 */
export const LATIN_LOOK_ALIKES = String.raw`くぐしじそぞちぢとどのひびぴもらりるろゐんアイエオカガキギサザスズセゼソゾチヂトドナヌノヒビピフブプミムメモヨリレロヮワヷ㐅丁丂七丅丆三下丌与业两丩丫丰丹乂乃乇义之乙乚九书了于井人亻从儿兀入冂内几凡凵凹刀力匕匚匸十卂千卄升卜卩厂厶又口呂回尸尺屮山川工巨己巳巴巾干广廾廿开弓彐户才文日月爪父片王甲而臣長长门闩阝〇丨亅囗\u2E80-\u2FDF\u3021-\u303A\u31C0-\u31EF\u3200-\u32FF\uF900-\uFAFF\uFF66-\uFF9F\u{2F800}-\u{2FA1F}`;
