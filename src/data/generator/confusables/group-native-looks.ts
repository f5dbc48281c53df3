// Lists the reviewed groups of characters that readers of their own script mistake for each other at text size. The
// groups were found by rendering each script in the Noto fonts and comparing the pictures, and then reviewed. Unihan lists
// more forms of Han characters (`loadSimilarVariants` in `../unihan.ts`).

import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { toSingleCodePoint } from '../../../engine/text/code-points.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { Unicode } from '../unicode.ts';

/** Groups of look-alikes by script. */
export const NATIVE_LOOKS: Readonly<Record<string, string>> = {
  // A stroke that is longer, shorter, missing or additional, similar radicals, and variants of one character
  Han: `
    日曰 己已巳 未末朱 土士 壬王玉主 戊戌戍 人入八 大太犬 天夭夫 千干于 午牛 甲申由田中 术木本 水永氷 乌鸟 烏鳥 今令 免兔 治冶
    住往佳 持待侍恃 埋理 辨辩瓣辦辯 拔拨抜 栗粟 茶荼 祟崇 盲肓 候侯 徒徙 微徽徵徴 壁璧 折拆析 贷货 貸貨 赢嬴羸贏
    晴睛 清情倩 请谓 請謂 刺剌 束東柬 券卷巻 爪瓜 厂广 户尸戸戶 因困囚 旦且 宇字 杳查査 灸炙 仑仓 抡抢 沦沧 伦伧
    扰忧优 历厉 帅师 帥師 币帀 没设 活话 钱线 铜钢 銅鋼 铭铬 钥钼 狐孤弧 坊妨 欧殴 歐毆 易昜 支攴 乒乓兵 毋母
    胃冑胄 责贵 責貴貰 拍柏 推椎 怡恰 味昧 孟盂 技枝 抗杭 抽柚袖 挂桂 捂梧悟 捎梢悄 捧棒 悼掉 扬杨 揚楊 憧撞
    撤撒撇 摸模 擅檀 栓拴 拒柜 把杷 扶抉 板扳 村材 捅桶 概慨 槽糟 墓幕慕暮募 薄簿 博搏 傅傳 蓝篮 藍籃 管菅
    筒简 菌茵 董重 夫失矢 卯卵 仰抑 毎每 悔侮 毫亳 平乎 来耒 采釆 季李 炼练 陣陳 阵陈 限眼 狼狠 良艮 郎朗郞 
    倍培焙 署暑 冨富 官宮宫 宜宣 闲闭 問間聞 閑閉 贝见 貝見 市巿 常裳 塞寨赛 哀衰衷 拾抬 竟竞競 
    祗祇衹 叉又 汗汁 场扬 複復 織職 晚晩 晒洒 西酉 要耍 錬鍊練 圈圏 吕呂 痩瘦 捜搜 綱網 捆梱 漬潰濆 囊嚢 敝敞
    揺摇 吞呑 題题 潤澗 減滅减 睡陲 搔掻 进迸 始姶 潁穎頴颖 渍溃 揩楷 楼搂 俱倶 拇栂 捕補 嗚鳴 暂暫 禹禺 黑黒 舆輿
    緊繁 擒檎 麓麗 賠赔 撬橇 汉汊 拓柘 魯鲁 頻频 批枇 虜虞 賦赋 棵裸 棋祺 氏氐 姫姬 増增 賄贿 圃園 遗遺遣 穂穗
    強强 抠枢 芙英 掲揭 峨蛾 抹袜 禿秃 堕墮 挡档 髓髄 雕離 惨掺 貢買貿 捡检 冀翼 愉榆 憾撼 頓顿 响晌 峻竣 禅掸
    拼拚 賭赌 诘诰 順顺 頬颊 慎憤 惜措 額额 預预 拄柱 呜鸣 崎畸﨑 執孰 妹姝 牌脾 傀愧 裏裹 窥窺 響饗 鍵键 睦陸
    楞愣 渇渴 轍辙 弾弹 掠椋 盾眉 贈赠 春舂 憐燐 柠拧 頒颁 対对 賑赈 億憶 鋤锄 篷蓬蓮 嘖喷 棄菓 鍛鍜 踵鍾 挽悗
    填墳 濯灌 诫诚 括恬 栖牺 惠恵 賜赐 賛賢 変变 营菅 諜謀 煌惶 壌壤 動勤 般殷 蛹蝇 較鮫 興輿 挪娜 嬰婴 獲穫
    渝谕 編编 債償 斬靳 懐壊 輪輸 稲稻 凰鳳 力刀刃 奖奬 真眞 徳德 縁緣 録錄 緑綠 毀毁 温溫 産產 青靑 教敎 虚虛
    处外 狗拘 猫描 狸貍 白自百 子孑孓 明眀朋 高髙 藤籐 邉邊 濱濵滨 瀬瀨 黃黄 陈陳 顏颜顔 鷹鹰 鶴鹤 鴻鸿 鵬鹏 謝谢 賀贺
    貴贵 賴頼赖 鎮鎭 錦锦 銀银锒 鉄铁 陆陸 靜静 涉渉 別别 盗盜 皓晧 奏秦泰 吉告 京亰 兩両雨 句旬 察蔡 雪雷 品晶 森淼 義羲
    仲伸 渔漁 萧蕭 賈贾 顧顾 韓韩 张張 赵趙 杨楊 館舘 連连 江汪 亚亞 阳陽
    丼井 么幺 争爭 來来 內内 兹茲玆 劲勁 叙敍敘 唤喚 埼崎 将將 径徑 徹撤 换換 举擧舉挙 数數 暖煖暧 曆歴歷暦 曜耀燿 楼樓 涌湧
    盖蓋 祕秘 筝箏 聪聰聡 脚腳 葱蔥 蒋蔣 隐隠 専專 楽樂 仿彷 撃擊 帐账 悩惱 既旣 晓暁 曽曾 概槪 济済 渓溪 稳穏 経經 脳腦 薬藥
    軽輕 銭錢 鶏鷄 併倂并幷 即卽 場塲 墙墻 奇竒 屡屢 廸迪迫 廻迴 挣掙 涅湼 焕煥 研硏 屏屛 尙尚 甁瓶 壼壺 烏島嶋 圡土
    儿几凡 丸九 义叉 尢尤 币市巾 勿匆 扎札礼 占古 甩用 叨叼 血皿 延廷 朴扑 迁迂 戍成 汛讯 杜牡社 扛杠 助肋 吝各 沽沾 祈析
    怜伶 冷泠 佛拂彿 彼披被 攻玫 枚牧 坑炕 杉衫 妄妾 征怔 呵阿 苦苫 拍怕 很狠 送迭 咸威 恒垣桓 治洽 枸拘 押柙 問門 昨咋 挺梃
    酒洒 連逮 烟姻 祖袒 租粗 挑桃 思恩 衷袁 料科 素紊 推惟 倣做 域城 峰烽蜂 晝書畫 庚庾 捍桿 倖悻 浙淅 掏淘 睡唾 栗票 愉偷
    愧塊 揖楫 棟楝 普晋 掛褂 酩酪 誠誡 塾墊 搾榨 憧懂 傭慵 椿樁 憤慣 增僧憎 撙樽 邀遨 瑩螢 薛薜 據擄 衝衡 籍藉 謄騰
    藺蘭 潰瀆 欄攔 逐遂 洗冼 汨汩 緑縁 刀刁 貪貧 丐丏 金全 梁粱 史吏 问间 风凤`,
  // Emoji whose pictures differ in a detail
  Emoji: '❤♥ ⚫🌑 🌍🌎🌏 📅📆 😀😃 🔍🔎 🐪🐫',
  // Kana that differ in one stroke or its direction, small and large kana, and both voicing marks. The engine also ignores
  // voicing marks (`src/engine/confusables/native-looks.ts`).
  Kana: `
    シツッ ジヅ ソンリ クタ グダ ウワヮゥ スヌ アァ コユュ ヤャ テチ ラヲ イィ エェ オォ ヨョ ヵカ ヶケ
    バパ ビピ ブプ ベペべぺ ボポ ぬめ ねれわゎ るろ はほ きさ いりリぃ あぁお えぇ おぉ うぅつっ ゃや ゅゆ ょよ
    ばぱ びぴ ぶぷ ぼぽ へヘ かヵカ やヤ もモ せセ`,
  // Letters with a descender, a stroke or a mark, which readers of other languages do not know
  Cyrillic: 'кқќҝҡҟӄ чҷҹӌ хҳӽӿ нңӈӊҥ зҙӡ йҋ жҗ уўүұ гғґӷӻҕ шщ іӏ тҭ цҵ лӆ мӎ рҏ',
  Greek: 'νυ',
  // Kana and the Han characters with the same strokes
  'Kana and Han':
    'カ力 ロ口 ニ二 ハ八 エ工 タ夕 ト卜 チ千 ミ三 ヒ匕 ム厶 ヨ彐 ネ礻 メ乂乄 ホ朩 オ才 ヌ又 ノ丿 一ー',
  Bopomofo: 'ㄉㄌ',
  // Syllables that Koreans exchange for fun. `src/engine/confusables/native-looks.ts` has the rule for vowels.
  Hangul: '대머 귀커 댕멍 띵명 왕앟',
  Hebrew: 'דר החת בכפ גנ וזןי סם טמ ךף עצ',
  Arabic: 'تث بپ جچ حخ دذ رزژ سش صض طظ عغ فق كکگ نں هةہە ىيیئې وؤۆ اأإآ',
  Thai: 'กภถฤฦ ขฃชซ ฎฏ ฌณญ บปษย ผฝ พฟฬ คฅดตศ ฑท ลส อฮ นม ธร ใไ ิีึื ุู',
  Lao: 'ທຫ ນມ ຣຮ ດຕຄ ພຟ ຜຝ ຍຢ ຂຊ ບປ ລສ ໃໄ ິີຶື ຸູ',
  Devanagari: 'ङड दधथघ बव भम पषय ऋॠ इई उऊ एऐ ओऔ टठढ ेै ोौ ुू',
  Bengali: 'যষঘ বর চঢ ডভ খথ উঊ ইঈ ঋঝ এঐ ওঔ ুূ',
  Gurmukhi: 'ਞਵ ਰਹ ਸਮ ਥਧ ਖਪ ਟਣ ਢਫ ਉਊ ਐਔ ੇੈ ੁੂ',
  Gujarati: 'ઘધથ ઙડ પષ ઇઈ ઉઊ એઐ ઓઔ શસ ેૈ ોૌ ુૂ',
  Tamil: 'எஏ ஒஓ ணன தந லவள கச ெே ிீ ுூ',
  Telugu: 'థధద డఢ ఠర అఆ చఛ పఫష నవ బభ ఎఏ ఒఓ ిీ ుూ ెే ొో',
  Kannada: 'ಥಧದ ಠರ ಡಢ ಅಆ ಪಫಷ ನಸ ಬಭ ಎಏ ಒಓ ಚಛ ುೂ',
  Malayalam: 'അആ എഏ ഠറ ഡഢ ഫഹ ിീ ുൂ െേ',
  Sinhala: 'භහ එඵථ චවට ඇඈ ඛබ ඔඹම ජප ඨඪ ඩධ තන ිී ුූ',
  Khmer: 'គតកភ ធផ បម ឃយ ខឌ ចថ ជដ ទន ិីឹឺ ុូ',
  Myanmar: 'တထ ဘသ ဖဗ ဃယ ဂဝ ဋဠ ခဓမ ပဎ ိီ ုူ ဥဦဉ',
  Georgian: 'ნწ მშ სხ ევქ ზბ',
  Armenian: 'ոռ ապս գզ դղ ըբր լյ իհ ծձ ջչ',
  Ethiopic: 'ሸቨ ሺቪ ሻቫ ሰስ ከክ ኸኽ ጨጩ አእ ጰጳጶ ዐፀ ዕፅ ዖፆ ሐሕ',
};

/** Scripts that Chinese and Japanese labels mix. */
const CJK = new Set(['Han', 'Hiragana', 'Katakana', 'Bopomofo']);

/**
 * Merges the reviewed groups with pairs of characters from other sources.
 *
 * @param pairs skips pairs of different scripts, except the scripts of Chinese and Japanese. Also skips a pair if no CLDR
 * locale uses either character.
 */
export function groupNativeLooks(
  pairs: Iterable<readonly [codePoint: number, other: string]>,
  { script, exemplars }: Pick<Unicode, 'script' | 'exemplars'>,
): string[][] {
  const groups = new Map<string, string[]>();
  const join = (character: string, other: string) => {
    const [left = [character], right = [other]] = [groups.get(character), groups.get(other)];
    if (left === right) return;
    const joined = [...left, ...right];
    for (const each of joined) groups.set(each, joined);
  };
  for (const group of Object.values(NATIVE_LOOKS).flatMap((text) => text.trim().split(/\s+/))) {
    const [first = '', ...others] = group;
    for (const other of others) {
      if (!isValid(first) || !isValid(other)) throw new Error(`ENSIP-15 changes part of ${group}.`);
      join(first, other);
    }
  }
  const getSystem = (character: string) => {
    const own = script(character.codePointAt(0) as number);
    return CJK.has(own) ? 'CJK' : own;
  };
  for (const [codePoint, target] of pairs) {
    const character = String.fromCodePoint(codePoint);
    const system = getSystem(character);
    const isNative = !OTHERS.has(system) && system === getSystem(target);
    const isUsed = [character, target].some((each) => exemplars.has(each.codePointAt(0) as number));
    if (isNative && isUsed && isValid(character) && isValid(target)) join(character, target);
  }
  return [...new Set(groups.values())].map((group) => group.sort(compareCodePoints));
}

/** Scripts whose pairs have other rules, and values of Script that do not name a script. */
const OTHERS = new Set(['Common', 'Inherited', 'Latin', 'Greek', 'Cyrillic']);

function isValid(text: string): boolean {
  return toSingleCodePoint(text) !== undefined && mapCharacters(text) === text;
}

function compareCodePoints(a: string, b: string): number {
  return (a.codePointAt(0) as number) - (b.codePointAt(0) as number);
}

/**
 * Encodes the groups in the format that the engine's `createNativeLooks` reads. The lowest bit of a distance says whether
 * the group has another member.
 */
export function encodeNativeLooks(groups: readonly (readonly string[])[]): Uint8Array {
  const writer = new ByteWriter();
  const ordered = groups
    .map((group) => Array.from(group, (character) => character.codePointAt(0) as number))
    .sort(([a = 0], [b = 0]) => a - b);
  writer.ascendingList(ordered.map(([first = 0]) => first));
  for (const [first = 0, ...others] of ordered) {
    let last = first;
    others.forEach((other, at) => {
      writer.unsigned(2 * (other - last - 1) + Number(at < others.length - 1));
      last = other;
    });
  }
  return writer.toBytes();
}
