/** `1530000` bytes as `1.5 MB`, smaller ones as `340 KB`. */
export function formatBytes(bytes: number): string {
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${Math.max(1, Math.round(kilo))} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}
