/** Browsers read the file after the click, and a large file takes a while. */
const KEEP_FILE_MS = 60_000;

/** Downloads a file. The browser's settings decide whether it asks for a folder. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS);
}
