const split = (text: string) => text.trim().split(/\s+/);

/** English words such as people register. */
export const ENGLISH = split(`
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
export const OTHER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
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
