/** The browser reads the file after the click; a large one takes a while. */
const KEEP_FILE_MS = 60_000;

/** Has the browser save a file; whether it asks for a place depends on its settings. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS);
}
