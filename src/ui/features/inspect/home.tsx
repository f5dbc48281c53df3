import { Link } from '../../components/link.tsx';
import { Game } from './game/game.tsx';
import styles from './home.module.css';
import { Legend } from './legend.tsx';
import { RecentNames } from './recent-names-list.tsx';

/** Content below the empty field: what the page does, a game, and the recent names. */
export function Home() {
  return (
    <div className={styles.home}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>What is really in that name?</h1>
          <p>
            Namescope shows what an ENS name can be mistaken for and which characters it hides.
            Everything runs on your device, and nothing you paste leaves it.
          </p>
        </div>
        <Game />
      </div>
      <RecentNames />
      <Legend />
      {!IS_EXTENSION && (
        <p>
          Looking for one character?{' '}
          <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
        </p>
      )}
    </div>
  );
}
