// The judged names of a page, keyed by the texts that contain them.

import type { MarkView } from './mark-view.ts';
import { hasSameVerdict, isOnPage, type PageName } from './page-name.ts';

/** The judged names of a page. */
export function createPageNames(view: MarkView) {
  let namesByOwner = new Map<Text, PageName[]>();
  let ownersByNode = new WeakMap<Node, Set<Text>>();

  /** Keeps the names of a text that pass the test. */
  function filter(owner: Text, test: (name: PageName) => boolean): void {
    const kept: PageName[] = [];
    for (const name of namesByOwner.get(owner) ?? []) {
      if (test(name)) kept.push(name);
      else view.remove(name);
    }
    if (kept.length > 0) namesByOwner.set(owner, kept);
    else namesByOwner.delete(owner);
  }

  function add(owner: Text, name: PageName): void {
    const names = namesByOwner.get(owner) ?? [];
    names.push(name);
    namesByOwner.set(owner, names);
    for (const { node } of name.parts) {
      const owners = ownersByNode.get(node) ?? new Set();
      ownersByNode.set(node, owners.add(owner));
    }
    view.add(name);
  }

  /** Checks whether a name with several dots was also found from another dot of the text. */
  function isKnown(name: PageName): boolean {
    const [first] = name.parts;
    if (name.parts.length === 1 || !first) return false;
    return [...(ownersByNode.get(first.node) ?? [])].some((owner) =>
      namesByOwner.get(owner)?.some((other) => isSame(other, name)),
    );
  }

  return {
    /**
     * Replaces the names of a text with newly judged names.
     *
     * @param owner text that contains a dot of each of the names
     * @param spans parts of this text that were judged, in order
     */
    replace(
      owner: Text,
      spans: readonly { start: number; end: number }[],
      names: readonly PageName[],
    ) {
      // Most names of a long text are outside all spans.
      const [from, to] = [spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0];
      const isReplaced = (at: number) =>
        at >= from && at < to && spans.some(({ start, end }) => at >= start && at < end);
      const added = new Map(names.map((name) => [getStart(name, owner), name]));
      filter(owner, (name) => {
        const start = getStart(name, owner);
        if (!isReplaced(start)) return true;
        const other = added.get(start);
        // A name keeps its mark if its verdict stays the same.
        return other !== undefined && isSame(other, name) && added.delete(start);
      });
      for (const name of added.values()) if (!isKnown(name)) add(owner, name);
    },
    removeInside(element: Node) {
      for (const owner of namesByOwner.keys()) {
        if (element.contains(owner)) filter(owner, () => false);
      }
    },
    /** Removes the names whose text the page has changed or removed. */
    removeChanged(node: Node) {
      for (const owner of ownersByNode.get(node) ?? []) filter(owner, isOnPage);
    },
    /** Removes the names that the page has removed, and counts the remaining names. */
    count() {
      const sum = { alerts: 0, marks: 0 };
      for (const [owner, names] of namesByOwner) {
        if (!owner.isConnected) {
          filter(owner, () => false);
          continue;
        }
        sum.marks += names.length;
        sum.alerts += names.filter(({ marked }) => marked.status === 'alert').length;
      }
      return sum;
    },
    clear() {
      for (const names of namesByOwner.values()) for (const name of names) view.remove(name);
      namesByOwner = new Map();
      ownersByNode = new WeakMap();
    },
  };
}

/** Returns the index of a name in a text that contains a part of the name. */
function getStart({ parts }: PageName, text: Text): number {
  return parts.find(({ node }) => node === text)?.start ?? 0;
}

function isSame(a: PageName, b: PageName): boolean {
  return (
    hasSameVerdict(a, b) &&
    a.parts.length === b.parts.length &&
    a.parts.every((part, at) => {
      const other = b.parts[at];
      return (
        other?.node === part.node &&
        other.start === part.start &&
        other.end === part.end &&
        other.text === part.text
      );
    })
  );
}
