// Characters that look like the letters of `eth`, in lower case and without marks.

export const E_LIKE = 'e3еєҽԑεɛᴇ℮ꬲɇⱸǝɘ';
export const T_LIKE = 't7тτᴛƭƫŧⲧʈⱦꞇ';
export const H_LIKE = 'hһнηհʜħⲏⱨɧꞕ';
