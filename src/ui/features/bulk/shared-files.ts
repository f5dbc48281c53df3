import { TAKE_SHARED } from '../../../contract/offline-protocol.ts';

/** Returns the files that were shared with this page. Never resolves without a service worker. */
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

/** The part of the Launch Handler API that is used here. The DOM types lack it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Opens a file. If that fails, returns a file that throws the error when it is read, like a dropped folder does. */
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

/** Calls the callback with the files that the system opens with this page. */
export function takeLaunchedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files }) => {
    onFiles(await Promise.all(files.map(openFile)));
  });
}
