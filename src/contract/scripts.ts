/** Values that `BulkColumns.script` refers to by index: Unicode 17 scripts, and `Combined` for several scripts. */
export const SCRIPTS: readonly string[] = `
  Unknown, Common, Inherited, Combined, Adlam, Ahom, Anatolian Hieroglyphs, Arabic, Armenian,
  Avestan, Balinese, Bamum, Bassa Vah, Batak, Bengali, Beria Erfe, Bhaiksuki, Bopomofo, Brahmi,
  Braille, Buginese, Buhid, Canadian Aboriginal, Carian, Caucasian Albanian, Chakma, Cham,
  Cherokee, Chorasmian, Coptic, Cuneiform, Cypriot, Cypro Minoan, Cyrillic, Deseret, Devanagari,
  Dives Akuru, Dogra, Duployan, Egyptian Hieroglyphs, Elbasan, Elymaic, Ethiopic, Garay, Georgian,
  Glagolitic, Gothic, Grantha, Greek, Gujarati, Gunjala Gondi, Gurmukhi, Gurung Khema, Han,
  Hangul, Hanifi Rohingya, Hanunoo, Hatran, Hebrew, Hiragana, Imperial Aramaic,
  Inscriptional Pahlavi, Inscriptional Parthian, Javanese, Kaithi, Kannada, Katakana, Kawi,
  Kayah Li, Kharoshthi, Khitan Small Script, Khmer, Khojki, Khudawadi, Kirat Rai, Lao, Latin,
  Lepcha, Limbu, Linear A, Linear B, Lisu, Lycian, Lydian, Mahajani, Makasar, Malayalam, Mandaic,
  Manichaean, Marchen, Masaram Gondi, Medefaidrin, Meetei Mayek, Mende Kikakui, Meroitic Cursive,
  Meroitic Hieroglyphs, Miao, Modi, Mongolian, Mro, Multani, Myanmar, Nabataean, Nag Mundari,
  Nandinagari, New Tai Lue, Newa, Nko, Nushu, Nyiakeng Puachue Hmong, Ogham, Ol Chiki, Ol Onal,
  Old Hungarian, Old Italic, Old North Arabian, Old Permic, Old Persian, Old Sogdian,
  Old South Arabian, Old Turkic, Old Uyghur, Oriya, Osage, Osmanya, Pahawh Hmong, Palmyrene,
  Pau Cin Hau, Phags Pa, Phoenician, Psalter Pahlavi, Rejang, Runic, Samaritan, Saurashtra,
  Sharada, Shavian, Siddham, Sidetic, SignWriting, Sinhala, Sogdian, Sora Sompeng, Soyombo,
  Sundanese, Sunuwar, Syloti Nagri, Syriac, Tagalog, Tagbanwa, Tai Le, Tai Tham, Tai Viet, Tai Yo,
  Takri, Tamil, Tangsa, Tangut, Telugu, Thaana, Thai, Tibetan, Tifinagh, Tirhuta, Todhri,
  Tolong Siki, Toto, Tulu Tigalari, Ugaritic, Vai, Vithkuqi, Wancho, Warang Citi, Yezidi, Yi,
  Zanabazar Square`
  .trim()
  .split(/,\s+/);
