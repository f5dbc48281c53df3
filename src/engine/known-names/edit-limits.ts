// Minimum lengths of known names for warnings about labels that are one edit away.

/** Minimum lengths of a known name for a warning, by kind of edit. For shorter names, an edit is only info. */
export interface EditLimits {
  /** Two characters transposed, one character doubled, or one of two equal characters missing. */
  readonly slip: number;
  /** An adjacent key in the middle. */
  readonly key: number;
  /** An adjacent key in the middle if both characters are vowels, which often makes another word: `flashbits`. */
  readonly keyVowel: number;
  /** A different vowel, a letter that sounds alike, or one character missing in the middle. */
  readonly sound: number;
  /** One character added in the middle. */
  readonly added: number;
  /** Any other replacement in the middle. */
  readonly other: number;
  /** An adjacent key, a different vowel or a letter that sounds alike at the end. */
  readonly similarEnd: number;
  /** An `s` added at the end, or the last character missing. */
  readonly form: number;
  /** Any other edit at the end. */
  readonly end: number;
  /** An adjacent key or a letter that sounds alike as the first character, or the first character missing. */
  readonly similarFirst: number;
  /** Any other edit of the first character, which readers notice most. */
  readonly first: number;
}

/**
 * Limits for most built-in names. If a limit were one lower, about as many harmless registered names as imitations
 * would get a warning.
 */
export const BUILT_IN_LIMITS: EditLimits = {
  slip: 4,
  key: 6,
  keyVowel: 6,
  sound: 7,
  added: 7,
  other: 7,
  similarEnd: 7,
  form: 8,
  end: 8,
  similarFirst: 7,
  first: 12,
};

/** Limits for the names that are imitated most. */
export const TARGET_LIMITS: EditLimits = {
  ...BUILT_IN_LIMITS,
  sound: 6,
  added: 6,
  form: 6,
};

/** Limits for everyday words and shared names, which have many ordinary neighbours. */
export const COMMON_LIMITS: EditLimits = {
  ...BUILT_IN_LIMITS,
  slip: 6,
  key: 7,
  keyVowel: 10,
  added: 9,
  other: 9,
  form: 12,
  end: 12,
  similarFirst: 12,
};

/** Limits for names that do not read as ASCII. In Russian sentences, letters are added to a name: `инстаграма`. */
export const NATIVE_LIMITS: EditLimits = { ...BUILT_IN_LIMITS, end: Number.POSITIVE_INFINITY };

/** Limits for people. If the replaced letter is not similar, the name usually belongs to somebody else or is a joke. */
export const PERSON_LIMITS: EditLimits = {
  ...BUILT_IN_LIMITS,
  other: Number.POSITIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
};
