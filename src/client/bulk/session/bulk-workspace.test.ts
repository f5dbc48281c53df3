import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import type { BulkSession } from './bulk-session.ts';
import { type BulkWorkspace, createBulkWorkspace } from './bulk-workspace.ts';

const LIST: BulkSource = { kind: 'text', text: 'vitalik.eth\nnick.eth' };
const OTHER_LIST: BulkSource = { kind: 'text', text: 'other.eth' };
const TABLE: BulkSource = { kind: 'file', file: new File(['id,name\n1,a.eth'], 'names.csv') };

const close = vi.fn();
let isUnsaved = true;
const start = vi.fn((source: BulkSource, importOptions: ImportOptions) => {
  return {
    source,
    importOptions,
    close: close as () => void,
    isUnsaved: () => isUnsaved,
  } as object as BulkSession;
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

describe('bulk workspace', () => {
  it('starts a list that was typed, and empties the field', async () => {
    const workspace = await openWorkspace();
    workspace.setText('vitalik.eth');
    await workspace.openTyped('vitalik.eth\nnick.eth');
    expect(start).toHaveBeenCalledWith(
      LIST,
      expect.objectContaining({ format: { kind: 'lines' } }),
    );
    expect(workspace.state()).toMatchObject({ text: '', error: null });
    expect(workspace.state().session).not.toBeNull();
  });

  it('keeps what was typed while a list from elsewhere is here', async () => {
    const workspace = await openWorkspace();
    workspace.setText('vitalik.eth\n');
    await workspace.open(OTHER_LIST);
    workspace.close();
    workspace.confirmReplacement();
    expect(workspace.state()).toMatchObject({ text: 'vitalik.eth\n', session: null });
  });

  it('asks where the names are before it starts a table', async () => {
    const workspace = await openWorkspace(TABLE);
    expect(start).not.toHaveBeenCalled();
    expect(workspace.state().offer?.options.records).toEqual([
      ['id', 'name'],
      ['1', 'a.eth'],
    ]);
    workspace.acceptOffer({ kind: 'lines' });
    expect(start).toHaveBeenCalledWith(
      TABLE,
      expect.objectContaining({ format: { kind: 'lines' } }),
    );
    expect(workspace.state().offer).toBeNull();
  });

  it('lets the user decline an offer', async () => {
    const workspace = await openWorkspace(TABLE);
    workspace.declineOffer();
    workspace.acceptOffer({ kind: 'lines' });
    expect(start).not.toHaveBeenCalled();
  });

  it('says why a list cannot be read, until another is opened', async () => {
    const workspace = await openWorkspace({ kind: 'text', text: '' });
    expect(workspace.state().error?.message).toBe('There is nothing in the list.');
    await workspace.open(LIST);
    expect(workspace.state().error).toBeNull();
  });

  it.each([
    ['a list', 'slow.eth'],
    ['a file that cannot be read', ''],
  ])('shows the list that was opened last, when %s takes longer', async (_, content) => {
    const workspace = await openWorkspace();
    // Bytes have to be read before anything is known of a file.
    const opening = workspace.open({ kind: 'file', file: new File([content], 'slow.txt') });
    await workspace.open(LIST);
    await opening;
    expect(start).toHaveBeenCalledOnce();
    expect(workspace.state()).toMatchObject({ session: { source: LIST }, error: null });
    expect(close).not.toHaveBeenCalled();
  });

  it.each<[string, (workspace: BulkWorkspace) => void]>([
    ['another list comes', (workspace) => void workspace.open(OTHER_LIST)],
    [
      'the names of another are located',
      async (workspace) => {
        await workspace.open(TABLE);
        workspace.acceptOffer({ kind: 'lines' });
      },
    ],
    ['another list comes from another screen', (workspace) => workspace.openOnce(OTHER_LIST)],
    ['it is to be closed', (workspace) => workspace.close()],
  ])('keeps the list that is here when %s, until the user agrees', async (_, replace) => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    replace(workspace);
    await vi.waitFor(() => expect(workspace.state().pendingReplacement).not.toBeNull());
    expect(workspace.state().session).toBe(session);
    workspace.cancelReplacement();
    expect(workspace.state()).toMatchObject({ session, pendingReplacement: null });
    expect(close).not.toHaveBeenCalled();
  });

  it('closes the list that is replaced, once the user agrees', async () => {
    const workspace = await openWorkspace(LIST);
    await workspace.open(OTHER_LIST);
    workspace.confirmReplacement();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(workspace.state().pendingReplacement).toBeNull();
    expect(start).toHaveBeenLastCalledWith(OTHER_LIST, expect.anything());
  });

  it('keeps the list that is here when the one in its place cannot be read', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    await workspace.open({ kind: 'file', file: new File([], 'empty.txt') });
    expect(workspace.state().error).not.toBeNull();
    expect(workspace.state()).toMatchObject({ session, pendingReplacement: null });
    expect(close).not.toHaveBeenCalled();
  });

  it('replaces a list without a question when nothing is lost', async () => {
    const workspace = await openWorkspace(LIST);
    isUnsaved = false;
    await workspace.open(OTHER_LIST);
    expect(close).toHaveBeenCalledOnce();
    expect(workspace.state()).toMatchObject({
      pendingReplacement: null,
      session: { source: OTHER_LIST },
    });
  });

  it('asks about what would be lost when the other list is ready', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    isUnsaved = false;
    await workspace.open(TABLE);
    // An export begins while the names are located.
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

  it('keeps a list that is kept, also when another was on its way', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    const opening = workspace.open({ kind: 'file', file: new File(['slow.eth'], 'slow.txt') });
    workspace.close();
    workspace.cancelReplacement();
    await opening;
    expect(workspace.state()).toMatchObject({ session, pendingReplacement: null });
    expect(close).not.toHaveBeenCalled();
  });

  it('reopens a list as it was read, and asks first when another would be lost', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    const options = { ...session?.importOptions, format: { kind: 'jsonl', field: 'ens' } };
    const kept = { source: TABLE, options: options as ImportOptions };
    // A list that is still being opened does not come after it.
    const opening = workspace.open({ kind: 'file', file: new File(['slow.eth'], 'slow.txt') });
    workspace.reopen(kept);
    await opening;
    expect(workspace.state()).toMatchObject({ session, pendingReplacement: { next: kept } });
    workspace.confirmReplacement();
    expect(start).toHaveBeenLastCalledWith(kept.source, kept.options);
  });

  it('takes a list from another screen once', async () => {
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

  it('closes its list, once the user agrees', async () => {
    const workspace = await openWorkspace(LIST);
    workspace.close();
    expect(close).not.toHaveBeenCalled();
    workspace.confirmReplacement();
    expect(close).toHaveBeenCalledOnce();
    expect(workspace.state()).toMatchObject({ session: null, pendingReplacement: null });
  });

  it.each([
    ['', false],
    ['a.eth\n\n', false],
    ['a.eth\nb.eth', true],
  ])('has something to lose when several lines were typed: %j', (text, expected) => {
    const workspace = createBulkWorkspace(start);
    workspace.setText(text);
    expect(workspace.isUnsaved()).toBe(expected);
  });
});
