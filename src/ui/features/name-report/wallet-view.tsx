import { useState } from 'react';
import { takeStart } from '../../../primitives/take-start.ts';
import styles from './wallet-view.module.css';

/** Font sizes in CSS pixels. */
const SIZES = { smallest: 12, largest: 40, step: 2 };

/** Maximum number of code points drawn. Longer names do not fit on a line. */
const MAX_DRAWN = 256;

/** Places in other apps that show a name, each with the sign in front of the name. */
const PLACES = [
  { id: 'wallet', sign: '' },
  { id: 'mail', sign: 'To:' },
  { id: 'browser', sign: '' },
] as const;

interface WalletViewProps {
  /** Names to draw, one above the other. */
  names: readonly string[];
}

/** Shows names as wallets, e-mails and browsers do: small and without highlighting. A slider enlarges them. */
export function WalletView({ names }: WalletViewProps) {
  const [size, setSize] = useState(SIZES.smallest);
  const texts = names.map((name) => takeStart(name, MAX_DRAWN));
  return (
    <figure className="stack top shrink gap-3" data-screen-only>
      <figcaption className="soft">In other apps</figcaption>
      {/* Screen readers announce one image instead of copies of the same text. */}
      <div
        role="img"
        aria-label={`Drawn as other apps show it, at ${size} pixels`}
        className={styles.places}
        style={{ fontSize: size }}
      >
        {PLACES.map(({ id, sign }) => (
          <div key={id} className={styles.place} data-place={id}>
            {texts.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names never move
              <p className="line shrink" key={at}>
                <span className={`faint rigid ${styles.sign}`}>{sign}</span>
                <bdi className="shrink cut" translate="no">
                  {text}
                </bdi>
              </p>
            ))}
          </div>
        ))}
      </div>
      <label className={`line note gap-3 ${styles.size}`}>
        <input
          type="range"
          min={SIZES.smallest}
          max={SIZES.largest}
          step={SIZES.step}
          value={size}
          aria-label="Size of the names"
          aria-valuetext={`${size} pixels`}
          onChange={({ target }) => setSize(Number(target.value))}
        />
        <span className="figures" aria-hidden="true">
          {size} px
        </span>
      </label>
    </figure>
  );
}
