import { Fragment } from 'react';
import type { Route } from '../lib/route.ts';
import styles from './example-cards.module.css';
import { Link } from './link.tsx';
import { NameText } from './name-text.tsx';

export interface Example {
  to: Route;
  names: readonly string[];
  why: string;
}

/** Shows example names as links, each with an explanation. */
export function ExampleCards({ title, examples }: { title: string; examples: readonly Example[] }) {
  return (
    <section className="stack gap-3" aria-labelledby="examples">
      <h2 id="examples">{title}</h2>
      <ul className={styles.examples}>
        {examples.map(({ to, names, why }) => (
          <li key={why}>
            <Link to={to} className={styles.example}>
              {names.map((name) => (
                <Fragment key={name}>
                  <NameText name={name} />{' '}
                </Fragment>
              ))}
              <span className={styles.why}>{why}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
