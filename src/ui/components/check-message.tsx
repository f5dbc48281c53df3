import { VisibleText } from './visible-text.tsx';

/** Shows a message that may quote user text. Isolates it and makes hidden characters visible. */
export function CheckMessage({ text }: { text: string }) {
  return (
    <bdi dir="ltr">
      <VisibleText text={text} isSentence />
    </bdi>
  );
}
