import { useEffect, useId, useRef, useState } from 'react';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { devicePins } from '../../client/trusted/device-pins.ts';
import { createPin } from '../../client/trusted/merge-entries.ts';
import { trustPin } from '../../client/trusted/trust.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { NAME_INPUT_PROPS } from '../lib/name-input-props.ts';
import { AddressPair } from './address-text.tsx';
import { HeadlineText } from './name-text.tsx';
import styles from './trust-address.module.css';

/** Maximum length of a note. */
const MAX_NOTE_LENGTH = 200;

interface TrustAddressProps {
  /** An address with a correct checksum. */
  address: string;
  name?: string | undefined;
  note?: string | undefined;
  /** Called when the address is trusted, or when the user cancels. */
  onDone(): void;
}

/** Form that trusts an address with an optional name and note. Asks first if the name has another trusted address. */
export function TrustAddress({ address, name = '', note = '', onDone }: TrustAddressProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [texts, setTexts] = useState({ name, note });
  const [others, setOthers] = useState<readonly Pin[]>([]);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);

  /** @param replaced pins that are removed first */
  const save = async (pin: Pin, replaced: readonly Pin[]) => {
    try {
      if (replaced.length > 0) await devicePins.remove(replaced);
      await trustPin(pin);
      onDone();
    } catch (cause) {
      setError(getErrorMessage(cause));
    }
  };

  const pin = createPin({
    name: texts.name.trim() === '' ? null : texts.name,
    address,
    note: texts.note.trim() === '' ? null : texts.note.trim(),
  }) as Pin;
  const submit = async () => {
    setError(null);
    const trusted = (await devicePins.load()).addresses();
    const found = pin.name === null ? [] : trusted.findOtherPins(pin.name, address);
    if (found.length > 0) setOthers(found);
    else await save(pin, []);
  };

  const [other] = others;
  return (
    <form
      className={styles.form}
      aria-label="Trust this address"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.fields}>
        <label className="note strong gap-1" htmlFor={`${id}name`}>
          Name <span className="light">(optional)</span>
          <input
            className="ink shrink full"
            ref={field}
            id={`${id}name`}
            type="text"
            {...NAME_INPUT_PROPS}
            value={texts.name}
            onChange={({ target }) => {
              setOthers([]);
              setTexts({ ...texts, name: target.value });
            }}
          />
        </label>
        <label className="note strong gap-1" htmlFor={`${id}note`}>
          Note <span className="light">(optional)</span>
          <input
            className="ink shrink full"
            id={`${id}note`}
            type="text"
            autoComplete="off"
            maxLength={MAX_NOTE_LENGTH}
            value={texts.note}
            onChange={({ target }) => setTexts({ ...texts, note: target.value })}
          />
        </label>
      </div>
      {other ? (
        <div className="stack round-m warned inset gap-3" role="alert">
          <p className="strong">
            <HeadlineText
              headline={{
                parts: ['You trust ', { name: pin.name ?? '' }, ' with a different address.'],
              }}
            />
          </p>
          {/* For the original name, the card already shows both addresses. */}
          {texts.name !== name && (
            <AddressPair
              first={address}
              second={other.address}
              words={['this address', 'the address you trust']}
            />
          )}
          <div className={`flow gap-2 ${styles.actions}`}>
            <button type="button" onClick={onDone}>
              Keep the trusted address
            </button>
            <button type="button" onClick={() => void save(pin, others)}>
              Replace it
            </button>
          </div>
        </div>
      ) : (
        <div className={`flow gap-2 ${styles.actions}`}>
          <button type="submit" className="primary">
            Trust
          </button>
          <button type="button" onClick={onDone}>
            Cancel
          </button>
        </div>
      )}
      {error !== null && (
        <p className="failed small" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
