/** Space that the browser allows this site to use on the device, in bytes. */
export interface StorageSpace {
  quota: number;
  /** Includes everything that the page stores, such as its own files for offline use. */
  used: number;
}

/** Asks the browser how much the page can store. Returns null if the browser does not tell. */
export async function measureStorage(): Promise<StorageSpace | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : { quota, used: usage };
  } catch {
    return null;
  }
}
