// A page without a framework: it gathers verdicts, and has an element whose engine the test answers for.

import 'namescope/element';
import { defineEnsName } from 'namescope/element/define';

globalThis.verdicts = [];
document.addEventListener('verdict', ({ target, detail }) => {
  globalThis.verdicts.push([target.name, detail.ok ? detail.verdict.status : detail.code]);
});

/** Questions that wait for their answer, by name. */
globalThis.questions = [];
defineEnsName({
  tag: 'own-name',
  inspect: (name) =>
    new Promise((resolve, reject) => globalThis.questions.push({ name, resolve, reject })),
});
