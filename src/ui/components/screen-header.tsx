import type { ReactNode, Ref } from 'react';

interface ScreenHeaderProps {
  title: string;
  /** Ref of the heading, for screens that move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Introduction below the heading. */
  children?: ReactNode;
  /** Paragraphs below the introduction. */
  details?: ReactNode;
}

/** Heading of a screen, with an optional introduction below it. */
export function ScreenHeader({ title, headingRef, children, details }: ScreenHeaderProps) {
  return (
    <header className="stack gap-2">
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="soft large measure">{children}</p>}
      {details}
    </header>
  );
}
