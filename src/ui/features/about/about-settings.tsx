import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { TermList } from '../../components/term-list.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { areShortcutsOn, setShortcutsOn } from '../../lib/device-settings.ts';
import { useOfflineStatus } from '../../lib/use-offline-status.ts';
import styles from './about-screen.module.css';

/** Keys, separated by spaces, and what they do. */
const SHORTCUTS = [
  ['/', 'Goes to the field of the screen, or to the first screen if there is none.'],
  ['↑ ↓ ← →', 'Move between rows, tiles and tabs.'],
  ['J K', 'Move to the next or the previous row of a list.'],
  ['Enter', 'Opens the focused row or tile.'],
] as const;

const renderKeys = (keys: string) => keys.split(' ').map((key) => <kbd key={key}>{key}</kbd>);

/** Lists the keyboard shortcuts, and lets the user turn off those that are a single character. */
export function KeyboardShortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <>
      <TermList rows={SHORTCUTS} renderTerm={renderKeys} />
      <Setting
        isOn={isOn}
        onChange={(next) => {
          const isStored = setShortcutsOn(next);
          if (isStored) setOn(next);
          return isStored;
        }}
      >
        Use single keys such as <kbd>/</kbd> as shortcuts
      </Setting>
    </>
  );
}

/** Lets the user turn recent names on or off. */
export function RecentNamesSetting() {
  const names = useSyncExternalStore(recentNames.subscribe, recentNames.names);
  return (
    <Setting isOn={names !== null} onChange={recentNames.setOn}>
      Remember names I inspect on this device
    </Setting>
  );
}

interface SettingProps {
  isOn: boolean;
  /** Returns false if the browser does not store the change. */
  onChange(isOn: boolean): boolean;
  children: ReactNode;
}

function Setting({ isOn, onChange, children }: SettingProps) {
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setRefused(!onChange(target.checked))}
        />
        <span>{children}</span>
      </label>
      <p role="alert">
        {isRefused &&
          'Your browser doesn’t let this page store anything, so this change was not saved.'}
      </p>
    </>
  );
}

/** Says whether the page works offline. */
export function OfflineState() {
  const status = useOfflineStatus();
  if (!status) {
    return (
      <p>
        <ToneMark tone="skip" /> This page can’t be stored for offline use, because that needs HTTPS
        and a browser with service workers.
      </p>
    );
  }
  return (
    <p role="status">
      <ToneMark tone={status.ready ? 'pass' : 'skip'} />{' '}
      {status.ready
        ? 'Ready offline. This device has the page, its tables and its API.'
        : 'Not ready offline yet. The page is still being stored, or your browser doesn’t allow it.'}
    </p>
  );
}
