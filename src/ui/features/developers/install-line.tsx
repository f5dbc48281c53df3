import { SampleCode } from './sample-code.tsx';

/** Command that installs the package. */
export function InstallLine({ isGlobal = false }: { isGlobal?: boolean }) {
  const code = `npm install ${isGlobal ? '--global ' : ''}namescope`;
  return <SampleCode what="the install command" language="shell" code={code} />;
}
