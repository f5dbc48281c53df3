import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type {} from './react-jsx.ts';

// `tsc -b` checks the expected errors in this file.

it('React accepts the attributes and the event of the element, and global attributes', () => {
  const element = (
    <ens-name
      name="rnetamask.eth"
      report-base="https://example.org/#/name/"
      max-length={30}
      className="recipient"
      ref={(node) => void node?.displayed?.verdict}
      onverdict={({ detail }) => detail.ok && detail.verdict.status}
    />
  );
  expect(renderToStaticMarkup(element)).toBe(
    '<ens-name name="rnetamask.eth" report-base="https://example.org/#/name/" max-length="30" class="recipient"></ens-name>',
  );
});

it('React rejects a missing name and wrong types', () => {
  const elements = [
    // @ts-expect-error the name is required
    <ens-name key="missing" />,
    // @ts-expect-error the attribute is called report-base
    <ens-name key="unknown" name="a.eth" reportbase="/" />,
    // @ts-expect-error the maximum length is a number
    <ens-name key="wrong" name="a.eth" max-length="long" />,
    // @ts-expect-error the detail has no rating
    <ens-name key="event" name="a.eth" onverdict={({ detail }) => detail.rating} />,
  ];
  expect(elements.map(({ type }) => type)).toEqual(elements.map(() => 'ens-name'));
});
