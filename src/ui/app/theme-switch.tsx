import { useState } from 'react';
import { chooseTheme, getStoredTheme, THEMES, type Theme } from '../lib/theme.ts';
import styles from './theme-switch.module.css';

const SIGNS: Record<Theme, { word: string; path: string }> = {
  system: { word: 'Same as device', path: 'M3 4.5h14v9H3zM7 17h6M10 13.5V17' },
  light: {
    word: 'Light',
    path: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.8v1.7M10 16.5v1.7M1.8 10h1.7M16.5 10h1.7M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M4.2 15.8l1.2-1.2M14.6 5.4l1.2-1.2',
  },
  dark: { word: 'Dark', path: 'M16.6 12.2A7 7 0 0 1 7.8 3.4a7 7 0 1 0 8.8 8.8Z' },
};

/** Switches between the light theme, the dark theme, and the theme of the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(getStoredTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <fieldset className={styles.switch}>
      <legend>Theme</legend>
      {THEMES.map((each) => (
        <label key={each} title={SIGNS[each].word}>
          <input
            type="radio"
            name="theme"
            value={each}
            checked={theme === each}
            onChange={() => choose(each)}
            aria-label={SIGNS[each].word}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={SIGNS[each].path} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
