import { Link } from '../components/link.tsx';
import styles from './not-found.module.css';

/** Placeholder for the list screen, because the extension does not include lists. */
export function NoLists() {
  return (
    <WebsiteOnly title="The extension has no lists">
      The Namescope website inspects files and long lists. To check a few names here, paste them
      into the field.
    </WebsiteOnly>
  );
}

/** Screen for characters in the extension, which does not include the search for characters. */
export function NoCharacterSearch() {
  return (
    <WebsiteOnly title="The extension has no search for characters">
      The Namescope website finds characters by name, code point and drawing. To see a character
      here, check a name that contains it and select the character.
    </WebsiteOnly>
  );
}

/** Screen for developers in the extension, which does not include the developer pages. */
export function NoDeveloperPages() {
  return (
    <WebsiteOnly title="The extension has no pages for developers">
      The Namescope website describes the HTTP API, the package, the command line and the custom
      element.
    </WebsiteOnly>
  );
}

function WebsiteOnly({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.lost}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{children}</p>
      <p className={`row gap-5 lines-2 ${styles.actions}`}>
        <Link
          to={{ screen: 'inspect' }}
          className={`inline touchable primary undecorated ${styles.main}`}
        >
          Check a name
        </Link>
      </p>
    </div>
  );
}
