import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import type { BulkSession } from './bulk-session.ts';
import { type BulkWorkspace, createBulkWorkspace, guardUnload } from './bulk-workspace.ts';

const LIST: BulkSource = { kind: 'text', text: 'vitalik.eth\nnick.eth' };
const OTHER_LIST: BulkSource = { kind: 'text', text: 'other.eth' };
const TABLE: BulkSource = { kind: 'file', file: new File(['id,name\n1,a.eth'], 'names.csv') };

const AS_LINES = expect.objectContaining({ format: { kind: 'lines' } });

const close = vi.fn();
let isUnsaved = true;
const start = vi.fn((source: BulkSource, importOptions: ImportOptions) => {
  return { source, importOptions, close, isUnsaved: () => isUnsaved } as object as BulkSession;
});

beforeEach(() => {
  vi.clearAllMocks();
  isUnsaved = true;
});

async function openWorkspace(source?: BulkSource) {
  const workspace = createBulkWorkspace(start);
  if (source) await workspace.open(source);
  return workspace;
}

describe('createBulkWorkspace', () => {
  it('opens the typed text as a list and clears the field, which keeps later text', async () => {
    const workspace = await openWorkspace();
    workspace.setText('vitalik.eth');
    await workspace.openTyped('vitalik.eth\nnick.eth');
    expect(start).toHaveBeenCalledWith(LIST, AS_LINES);
    expect(workspace.state()).toMatchObject({ text: '', session: { source: LIST } });
    workspace.setText('vitalik.eth\n');
    workspace.close();
    workspace.confirmReplacement();
    expect(workspace.state()).toMatchObject({ text: 'vitalik.eth\n', session: null });
  });

  it.each([true, false])(
    'asks for the column with the names before it opens a table (accepted: %s)',
    async (isAccepted) => {
      const workspace = await openWorkspace(TABLE);
      expect(start).not.toHaveBeenCalled();
      expect(workspace.state().offer?.options.records).toEqual([
        ['id', 'name'],
        ['1', 'a.eth'],
      ]);
      if (!isAccepted) workspace.declineOffer();
      workspace.acceptOffer({ kind: 'lines' });
      expect(start.mock.calls).toEqual(isAccepted ? [[TABLE, AS_LINES]] : []);
      expect(workspace.state().offer).toBeNull();
    },
  );

  it('reports why a list cannot be read, and keeps the current list', async () => {
    const workspace = await openWorkspace(LIST);
    await workspace.open({ kind: 'text', text: '' });
    expect(workspace.state()).toMatchObject({
      session: { source: LIST },
      pendingReplacement: null,
    });
    expect(workspace.state().error?.message).toBe('The list is empty.');
    await workspace.open(OTHER_LIST);
    expect(workspace.state().error).toBeNull();
  });

  it.each([
    ['another list', 'slow.eth'],
    ['a file that cannot be read', ''],
  ])('shows the list that was opened last if %s takes longer', async (_, content) => {
    const workspace = await openWorkspace();
    // Opening a file takes longer than opening text.
    const opening = workspace.open({ kind: 'file', file: new File([content], 'slow.txt') });
    await workspace.open(LIST);
    await opening;
    expect(start).toHaveBeenCalledOnce();
    expect(workspace.state()).toMatchObject({ session: { source: LIST }, error: null });
    expect(close).not.toHaveBeenCalled();
  });

  it.each<[string, BulkSource | null, (workspace: BulkWorkspace) => void]>([
    ['another list is opened', OTHER_LIST, (workspace) => void workspace.open(OTHER_LIST)],
    [
      'the format of another list is chosen',
      TABLE,
      async (workspace) => {
        await workspace.open(TABLE);
        workspace.acceptOffer({ kind: 'lines' });
      },
    ],
    ['another screen opens a list', OTHER_LIST, (workspace) => workspace.openOnce(OTHER_LIST)],
    ['it is closed', null, (workspace) => workspace.close()],
  ])('keeps the current list if %s, until the user agrees', async (_, source, replace) => {
    for (const agrees of [false, true]) {
      const workspace = await openWorkspace(LIST);
      const { session } = workspace.state();
      replace(workspace);
      await vi.waitFor(() => expect(workspace.state().pendingReplacement).not.toBeNull());
      expect(workspace.state().session).toBe(session);
      if (agrees) workspace.confirmReplacement();
      else workspace.cancelReplacement();
      expect(workspace.state()).toMatchObject({
        session: agrees ? source && { source } : session,
        pendingReplacement: null,
      });
      expect(close).toHaveBeenCalledTimes(agrees ? 1 : 0);
    }
  });

  it('replaces a list without asking if nothing is lost', async () => {
    const workspace = await openWorkspace(LIST);
    isUnsaved = false;
    await workspace.open(OTHER_LIST);
    expect(close).toHaveBeenCalledOnce();
    expect(workspace.state()).toMatchObject({
      pendingReplacement: null,
      session: { source: OTHER_LIST },
    });
  });

  it('asks only when the next list is ready', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    isUnsaved = false;
    await workspace.open(TABLE);
    // An export starts while the user chooses the format.
    isUnsaved = true;
    workspace.acceptOffer({ kind: 'lines' });
    expect(close).not.toHaveBeenCalled();
    expect(workspace.state()).toMatchObject({
      session,
      pendingReplacement: { next: { source: TABLE } },
    });
    workspace.cancelReplacement();
    expect(workspace.state().offer?.source).toBe(TABLE);
    workspace.acceptOffer({ kind: 'lines' });
    workspace.confirmReplacement();
    expect(workspace.state()).toMatchObject({ session: { source: TABLE }, offer: null });
  });

  it('keeps the current list if the user cancels while another list loads', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    const opening = workspace.open({ kind: 'file', file: new File(['slow.eth'], 'slow.txt') });
    workspace.close();
    workspace.cancelReplacement();
    await opening;
    expect(workspace.state()).toMatchObject({ session, pendingReplacement: null });
    expect(close).not.toHaveBeenCalled();
  });

  it('reopens a list with its format, and asks first if another list would be lost', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    const options = { ...session?.importOptions, format: { kind: 'jsonl', field: 'ens' } };
    const kept = { source: TABLE, options: options as ImportOptions };
    // A list that is still loading must not replace the reopened one.
    const opening = workspace.open({ kind: 'file', file: new File(['slow.eth'], 'slow.txt') });
    workspace.reopen(kept);
    await opening;
    expect(workspace.state()).toMatchObject({ session, pendingReplacement: { next: kept } });
    workspace.confirmReplacement();
    expect(start).toHaveBeenLastCalledWith(kept.source, kept.options);
  });

  it('opens a source from another screen only once', async () => {
    const workspace = await openWorkspace();
    workspace.openOnce(LIST);
    await vi.waitFor(() => expect(workspace.state().session).not.toBeNull());
    workspace.openOnce(LIST);
    expect(workspace.state().pendingReplacement).toBeNull();
    workspace.openOnce(OTHER_LIST);
    await vi.waitFor(() =>
      expect(workspace.state().pendingReplacement?.next).toMatchObject({ source: OTHER_LIST }),
    );
  });
});

describe('guardUnload', () => {
  async function openPage(source?: BulkSource) {
    const page = new EventTarget();
    const stopListening = vi.spyOn(page, 'removeEventListener');
    const workspace = createBulkWorkspace(start);
    guardUnload(workspace, page);
    if (source) await workspace.open(source);
    /** Simulates closing the page. Returns whether the browser asks for confirmation. */
    const unload = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    return { workspace, unload, stopListening };
  }

  it.each([
    ['', false],
    ['a.eth\n\n', false],
    ['a.eth\nb.eth', true],
  ])('asks before the page is closed with the typed text %j: %s', async (text, expected) => {
    const { workspace, unload } = await openPage();
    workspace.setText(text);
    expect(unload()).toBe(expected);
  });

  it('asks before the page is closed with an unsaved list, and listens only while a list is open', async () => {
    const { workspace, unload, stopListening } = await openPage(LIST);
    expect(unload()).toBe(true);
    isUnsaved = false;
    expect(unload()).toBe(false);
    stopListening.mockClear();
    workspace.close();
    expect(stopListening).toHaveBeenCalled();
  });
});
