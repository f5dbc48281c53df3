/** U+FEFF at the start of a file. Some spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
