// Types of `<ens-name>` in React: https://react.dev/reference/react-dom/components#custom-html-elements

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EnsNameAttributes, EnsNameElement } from './ens-name-types.ts';

/** Props of `<ens-name>`, including the props of all HTML elements. */
export type EnsNameProps = DetailedHTMLProps<HTMLAttributes<EnsNameElement>, EnsNameElement> &
  EnsNameAttributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ens-name': EnsNameProps;
    }
  }
}
