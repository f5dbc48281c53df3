import { useEffect, useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { type CodeSample, getCopiedText } from './code-sample.ts';
import type { CodeToken } from './highlight-code.ts';
import styles from './sample-code.module.css';

/** Shows code with a copy button. Adds colours once the syntax highlighter has loaded. */
export function SampleCode(sample: CodeSample) {
  const { what, language, code } = sample;
  const [coloured, setColoured] = useState<{ code: string; tokens: CodeToken[] } | null>(null);
  useEffect(() => {
    let isLatest = true;
    import('./highlight-code.ts').then(
      ({ highlightCode }) => {
        if (isLatest) setColoured({ code, tokens: highlightCode(code, language) });
      },
      // Without colours, the code is still readable.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [code, language]);
  const tokens = coloured?.code === code ? coloured.tokens : [{ text: code }];

  return (
    <figure className={styles.block} aria-label={what}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <pre className={styles.code} data-language={language} tabIndex={0} translate="no">
        {tokens.map(({ text, role }: CodeToken, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a code never move
          <span key={index} data-role={role}>
            {text}
          </span>
        ))}
      </pre>
      <div className={styles.copy}>
        <CopyButton text={getCopiedText(sample)} what={what} />
      </div>
    </figure>
  );
}
