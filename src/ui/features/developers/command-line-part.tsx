import { ScreenHeader } from '../../components/screen-header.tsx';
import { type CodeSample, CodeTabs, Reference, SampleCode, Section } from './sample-code.tsx';

/** Shows what the command `namescope` does. */
export function CommandLinePart() {
  return (
    <article className="stack gap-6">
      <ScreenHeader title="Command line">
        <code>namescope</code> checks names and lists in a terminal, in scripts and in CI. It runs
        on your machine and sends nothing.
      </ScreenHeader>

      <Section title="Install">
        <p>It needs Node 20.19 or newer. Build and install it in a clone of the repository:</p>
        <SampleCode
          what="the install commands"
          language="shell"
          code={`npm ci
npm run build:package
npm install --global .`}
        />
      </Section>

      <Section title="What it does">
        <p>
          It reads text, CSV, JSON Lines and gzip. In a terminal, it writes a table. To a pipe or a
          file, it writes JSON Lines. <code>namescope --help</code> lists every command and option.
        </p>
        <CodeTabs label="What it does" samples={CONSOLE_SAMPLES} />
      </Section>

      <Reference title="Exit codes" rows={EXIT_CODE_MEANINGS} />
    </article>
  );
}

/** Examples for the command line. They are copies of examples in `src/cli/README.md`. */
export const CONSOLE_SAMPLES: readonly CodeSample[] = [
  {
    what: 'One name',
    language: 'console',
    code: `$ namescope rnetamask.eth --format table
verdict  name           finding                                evidence
alert    rnetamask.eth  Don’t send. This is not metamask.eth.  “rn” reads as “m”.`,
  },
  {
    what: 'A list, in CI',
    language: 'console',
    code: `$ printf 'name\\nvitalik.eth\\nvìtalik.eth\\n' > names.csv
$ namescope inspect names.csv --column name --format csv --fail-on alert --quiet | cut -d, -f1-3
name,rating,title
vitalik.eth,2,This is the known name of Vitalik Buterin (person).
vìtalik.eth,4,Don’t send. This is not vitalik.eth.`,
  },
  {
    what: 'Imitations',
    language: 'console',
    code: `$ namescope imitations vitalik.eth --limit 2 --kinds look_alike
{"name":"vita1ik.eth","kind":"look_alike","evidence":"“1” reads as “l”"}
{"name":"vltalik.eth","kind":"look_alike","evidence":"“l” reads as “i”"}`,
  },
  {
    what: 'Files and folders',
    language: 'console',
    code: `$ printf 'Pay rnetamask.eth\\n' > notes.md
$ namescope scan notes.md --format table --quiet
place         status  found          finding                                evidence
notes.md:1:5  alert   rnetamask.eth  Don’t send. This is not metamask.eth.  “rn” reads as “m”.`,
  },
  {
    what: 'Display names',
    language: 'console',
    code: `$ namescope resembles "PayPaI" "MetaMask Support" "John Smith" --format table
verdict  text              resembles  evidence
alert    PayPaI            PayPal     “I” (U+0049) reads as “l”
warn     MetaMask Support  MetaMask   “support” is added to “MetaMask”
pass     John Smith`,
  },
  {
    what: 'A character',
    language: 'console',
    code: `$ namescope grapheme U+00EC --format table | head -1
“ì”  warn: Some risk`,
  },
  {
    what: 'HTTP server',
    language: 'console',
    code: `$ namescope serve
http://127.0.0.1:8080/api/openapi.json`,
  },
];

/** Exit codes and their meanings. */
export const EXIT_CODE_MEANINGS: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'No name has the --fail-on status or a worse one.'],
  ['1', 'At least one name has the --fail-on status or a worse one.'],
  ['2', 'Wrong usage or unreadable input. The error message gives the reason.'],
  ['130', 'Stopped by Ctrl-C.'],
];
