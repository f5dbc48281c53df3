import { VisibleText } from './visible-text.tsx';

/** A sentence that may quote text of a user: isolated, and with what it hides made visible. */
export function CheckMessage({ text }: { text: string }) {
  return (
    <bdi dir="ltr">
      <VisibleText text={text} isSentence />
    </bdi>
  );
}
