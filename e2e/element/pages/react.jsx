import 'namescope/element';
import { displayName } from 'namescope/display';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Recipient() {
  const [name, setName] = useState('rnetamask.eth');
  const [status, setStatus] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    displayName(name).then(({ text, verdict }) => setWords(`${text}: ${verdict?.headline}`));
  }, [name]);
  return (
    <>
      <h1>Recipient</h1>
      <p>
        <ens-name
          name={name}
          report-base="https://example.org/#/name/"
          onverdict={({ detail }) => setStatus(detail.verdict?.status ?? detail.code)}
        />
      </p>
      <output>{status}</output>
      <p>{words}</p>
      {['привет.eth', 'vitalik.eth'].map((each) => (
        <button key={each} type="button" onClick={() => setName(each)}>
          Take {each}
        </button>
      ))}
    </>
  );
}

createRoot(document.querySelector('main')).render(
  <StrictMode>
    <Recipient />
  </StrictMode>,
);
