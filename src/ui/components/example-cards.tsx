import { Fragment } from 'react';
import type { Route } from '../lib/route.ts';
import styles from './example-cards.module.css';
import { Link } from './link.tsx';
import { NameText } from './name-text.tsx';

interface ExampleCardsProps<Names> {
  title: string;
  examples: readonly { names: Names; why: string }[];
  getRoute(names: Names): Route;
}

/** Shows example names as links, each with an explanation. */
export function ExampleCards<Names extends readonly string[]>({
  title,
  examples,
  getRoute,
}: ExampleCardsProps<Names>) {
  return (
    <section className="stack gap-3" aria-labelledby="examples">
      <h2 id="examples">{title}</h2>
      <ul className={styles.examples}>
        {examples.map(({ names, why }) => (
          <li key={why}>
            <Link to={getRoute(names)} className={styles.example}>
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
