import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkSource } from '../input/bulk-source.ts';
import type { ImportOptions } from '../input/detect-format.ts';
import type { BulkSession } from './bulk-session.ts';
import { createBulkWorkspace } from './bulk-workspace.ts';

const LIST: BulkSource = { kind: 'text', text: 'vitalik.eth\nnick.eth' };
const OTHER_LIST: BulkSource = { kind: 'text', text: 'other.eth' };
const TABLE: BulkSource = { kind: 'file', file: new File(['id,name\n1,a.eth'], 'names.csv') };

const close = vi.fn();
const start = vi.fn((_: BulkSource, importOptions: ImportOptions) => {
  return { importOptions, close: close as () => void } as BulkSession;
});

beforeEach(() => {
  vi.clearAllMocks();
});

async function openWorkspace(source?: BulkSource) {
  const workspace = createBulkWorkspace(start);
  if (source) await workspace.open(source);
  return workspace;
}

describe('bulk workspace', () => {
  it('starts a list, and empties the field it was typed in', async () => {
    const workspace = await openWorkspace();
    workspace.setText('vitalik.eth');
    await workspace.open(LIST);
    expect(start).toHaveBeenCalledWith(
      LIST,
      expect.objectContaining({ format: { kind: 'lines' } }),
    );
    expect(workspace.state()).toMatchObject({ text: '', error: null });
    expect(workspace.state().session).not.toBeNull();
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

  it('keeps the list that is here while another waits', async () => {
    const workspace = await openWorkspace(LIST);
    const { session } = workspace.state();
    workspace.take(OTHER_LIST);
    expect(workspace.state()).toMatchObject({ session, waiting: OTHER_LIST });
    workspace.keep();
    expect(workspace.state()).toMatchObject({ session, waiting: null });
    expect(close).not.toHaveBeenCalled();
  });

  it('closes the list that is replaced', async () => {
    const workspace = await openWorkspace(LIST);
    workspace.take(OTHER_LIST);
    await workspace.open(OTHER_LIST);
    expect(close).toHaveBeenCalledOnce();
    expect(workspace.state().waiting).toBeNull();
    expect(start).toHaveBeenLastCalledWith(OTHER_LIST, expect.anything());
  });

  it('takes a list from another screen once', async () => {
    const workspace = await openWorkspace();
    workspace.takeOnce(LIST);
    await vi.waitFor(() => expect(workspace.state().session).not.toBeNull());
    workspace.takeOnce(LIST);
    expect(workspace.state().waiting).toBeNull();
    workspace.takeOnce(OTHER_LIST);
    expect(workspace.state().waiting).toBe(OTHER_LIST);
  });

  it('closes its list', async () => {
    const workspace = await openWorkspace(LIST);
    const listener = vi.fn();
    workspace.subscribe(listener);
    workspace.clear();
    expect(close).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    expect(workspace.state().session).toBeNull();
  });
});
