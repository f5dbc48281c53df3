import { TAKE_SHARED } from '../../contract/offline-protocol.ts';

/** The files that were shared to the site and led to this page; forever pending where nobody knows. */
export function takeSharedFiles(): Promise<File[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    navigator.serviceWorker?.controller?.postMessage(TAKE_SHARED, [port2]);
  });
}

/** What the system gives to an installed page that opens a file. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Where a file is gone, or may not be read, one in its place that says so to whoever reads it, as a dropped folder does. */
async function openFile(handle: FileSystemFileHandle): Promise<File> {
  try {
    return await handle.getFile();
  } catch (error) {
    const slice = () => {
      throw error;
    };
    return Object.assign(new File(['?'], handle.name), { slice });
  }
}

/** Calls with the files that the system opens with this page. */
export function takeLaunchedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files }) => {
    onFiles(await Promise.all(files.map(openFile)));
  });
}
