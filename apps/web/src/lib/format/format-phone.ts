/** Country prefixes of one and two digits (ITU-T E.164); all others have three. */
const prefix = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/** How national numbers are parted by their length, as the field of a telephone parts them. */
const parted: readonly [RegExp, string][] = [
  [/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'],
  [/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
];

/** Countries with a prefix of three digits, as those of Central America, have short numbers. */
const partedShort: readonly [RegExp, string][] = [
  [/^(\d{4})(\d{4})$/, '$1-$2'],
  [/^(\d{3})(\d{4})$/, '$1-$2'],
];

/**
 * A stored telephone number for reading: `+573001234567` is `+57 (300) 123-4567`. National numbers
 * of a length that countries part in different ways stay in one piece.
 * @param phone in E.164; what is not stays as it is
 */
export function formatPhone(phone: string): string {
  const [, code, national] = prefix.exec(phone) ?? [];
  if (!code || !national) return phone;
  const rules = code.length === 3 ? [...parted, ...partedShort] : parted;
  const [digits, groups] = rules.find(([length]) => length.test(national)) ?? ['', ''];
  return `+${code} ${national.replace(digits, groups)}`;
}
