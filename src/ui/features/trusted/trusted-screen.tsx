import { useRef } from 'react';
import { Link } from '../../components/link.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { SEVERAL_FILES, useFileDrop } from '../../lib/list-input.ts';
import { AddTrusted } from './add-trusted.tsx';
import { BuiltInNames } from './built-in-list.tsx';
import { OwnTrusted } from './own-trusted.tsx';
import styles from './trusted-screen.module.css';
import { useTrustedChange } from './use-trusted-change.ts';

/** Screen with the trusted names and addresses, and the built-in known names. */
export function TrustedScreen() {
  const field = useRef<HTMLInputElement>(null);
  const change = useTrustedChange();
  const fileDrop = useFileDrop((file) => change.importList({ kind: 'file', file }));
  return (
    <div className="stack gap-6">
      <ScreenHeader title="Protect">
        Names and addresses that you trust. Whatever you check, alone or in a list, is compared with
        them. Imitations of your names and look-alikes of your addresses are flagged.
      </ScreenHeader>
      <p>
        <Link to={{ screen: 'imitations', name: '' }}>List names that could imitate one</Link>
      </p>
      <section className={styles.part} aria-labelledby="own-names">
        <AddTrusted field={field} change={change} fileDrop={fileDrop} />
        {fileDrop['data-several'] && <p role="alert">{SEVERAL_FILES}</p>}
        <OwnTrusted change={change} onGone={() => field.current?.focus()} />
      </section>
      <BuiltInNames />
    </div>
  );
}
